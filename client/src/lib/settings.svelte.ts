// What a person has set in this browser. It is kept in the browser and never sent anywhere.

export const LANGUAGES = ['en', 'fr'] as const;
export const THEMES = ['auto', 'light', 'dark'] as const;
export const SPEEDS = ['calm', 'normal', 'quick', 'instant'] as const;
export const DENSITIES = ['roomy', 'compact'] as const;

export type Language = (typeof LANGUAGES)[number];
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];
export type Density = (typeof DENSITIES)[number];

export interface Settings {
  language: Language;
  theme: Theme;
  speed: Speed; // of what moves at the table
  volume: number; // 0 to 1
  muted: boolean;
  autoPass: boolean; // take a choice by itself when it is the only one
  density: Density; // how close things stand at the table
}

const KEY = 'escadre.settings';

function usual(): Settings {
  const french = typeof navigator !== 'undefined' && navigator.language?.toLowerCase().startsWith('fr');
  return {
    language: french ? 'fr' : 'en',
    theme: 'auto',
    speed: 'normal',
    volume: 0.6,
    muted: false,
    autoPass: false,
    density: 'roomy',
  };
}

/** What was kept, as far as it makes sense today; anything else is as usual. */
export function readSettings(kept: string | null): Settings {
  const settings = usual();
  let found: unknown;
  try {
    found = JSON.parse(kept ?? '{}');
  } catch {
    return settings; // somebody else's bytes under our key
  }
  if (typeof found !== 'object' || found === null) return settings;
  const from = found as Record<string, unknown>;
  const oneOf = <T>(name: string, allowed: readonly T[], otherwise: T): T =>
    allowed.includes(from[name] as T) ? (from[name] as T) : otherwise;
  const volume = from['volume'];
  return {
    language: oneOf('language', LANGUAGES, settings.language),
    theme: oneOf('theme', THEMES, settings.theme),
    speed: oneOf('speed', SPEEDS, settings.speed),
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : settings.volume,
    muted: oneOf('muted', [true, false], settings.muted),
    autoPass: oneOf('autoPass', [true, false], settings.autoPass),
    density: oneOf('density', DENSITIES, settings.density),
  };
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // a browser that keeps nothing
  }
}

/** Reactive: reading a field in a component follows it, writing one keeps it. */
export const settings: Settings = $state(readSettings(kept()));

/** Keep what changes and show language and theme on the page itself. Called once, by main.ts. */
export function followSettings(): void {
  const night = matchMedia('(prefers-color-scheme: dark)');
  const paint = () => {
    const dark = settings.theme === 'dark' || (settings.theme === 'auto' && night.matches);
    document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
  };
  night.addEventListener('change', paint);
  addEventListener('storage', (event) => {
    if (event.key === KEY) Object.assign(settings, readSettings(event.newValue)); // another tab changed them
  });
  $effect.root(() => {
    $effect(paint);
    $effect(() => {
      document.documentElement.lang = settings.language;
      document.documentElement.dataset['density'] = settings.density;
    });
    $effect(() => {
      const text = JSON.stringify(settings);
      try {
        localStorage.setItem(KEY, text);
      } catch {
        // a browser that keeps nothing: the settings last as long as the page
      }
    });
  });
}
