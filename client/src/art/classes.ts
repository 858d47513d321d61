// Steel ships by their motif.

import { amphibious, carrier, carrierModern, escortCarrier } from './carriers';
import { hospital, liner, supply, tanker, transport } from './merchants';
import { cruiserMissile, destroyerModern, frigateModern, landingShip, missileBoat } from './modern';
import {
  aaCruiser,
  battlecruiser,
  battleship,
  type Build,
  corvette,
  destroyer,
  explosive,
  fast,
  forward,
  heavyCruiser,
  lightCruiser,
  minelayer,
  monitor,
  torpedoBoat,
} from './warships';

export const STEEL: Record<string, Build> = {
  battleship,
  'battleship-forward': forward,
  battlecruiser,
  carrier,
  'escort-carrier': escortCarrier,
  'heavy-cruiser': heavyCruiser,
  'light-cruiser': lightCruiser,
  'aa-cruiser': aaCruiser,
  destroyer,
  'torpedo-boat': torpedoBoat,
  corvette,
  'frigate-modern': frigateModern,
  'destroyer-modern': destroyerModern,
  'cruiser-missile': cruiserMissile,
  'carrier-modern': carrierModern,
  'missile-boat': missileBoat,
  amphibious,
  'landing-ship': landingShip,
  minelayer,
  monitor,
  transport,
  liner,
  tanker,
  supply,
  hospital,
  'motor-torpedo-boat': fast,
  'explosive-boat': explosive,
};

export const MERCHANTS = new Set(['transport', 'liner', 'tanker', 'supply']);

export const SWIFT = new Set(['motor-torpedo-boat', 'explosive-boat', 'destroyer', 'torpedo-boat', 'missile-boat']);
