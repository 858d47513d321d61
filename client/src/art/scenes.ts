// Subjects that are no single ship or aircraft. Each fills a picture of 240 by 150.

import type { Scene } from './backdrops';
import { DEEP } from './deep';
import { EVENTS } from './events';
import { FORTS } from './forts';
import { PAPERS } from './papers';
import { PLACES } from './places';

export const SCENES: Record<string, Scene> = { ...DEEP, ...PAPERS, ...PLACES, ...EVENTS, ...FORTS };
