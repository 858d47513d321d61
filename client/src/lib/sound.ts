// A few small sounds, made on the spot: no files. Nothing sounds before the first touch, as browsers want it.

import { settings } from './settings.svelte';

export type Sound = 'card' | 'dice' | 'turn' | 'victory' | 'end' | 'chat';

let context: AudioContext | undefined;

function ready(): AudioContext | null {
  if (settings.muted || settings.volume === 0 || typeof AudioContext === 'undefined') return null;
  if (!navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

/** A swish or a knock: noise through a band. */
function noise(audio: AudioContext, out: AudioNode, at: number, length: number, pitch: number, loud: number): void {
  const frames = Math.ceil(audio.sampleRate * length);
  const buffer = audio.createBuffer(1, frames, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < frames; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 2;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = pitch;
  band.Q.value = 1.2;
  const gain = audio.createGain();
  gain.gain.value = loud;
  source.connect(band).connect(gain).connect(out);
  source.start(at);
}

/** A ship's bell: a tone with two of the overtones that a bell has. */
function bell(audio: AudioContext, out: AudioNode, at: number, pitch: number, length: number, loud: number): void {
  for (const [ratio, part] of [
    [1, 1],
    [2.76, 0.35],
    [5.4, 0.12],
  ] as const) {
    const tone = audio.createOscillator();
    tone.frequency.value = pitch * ratio;
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loud * part, at + 0.005);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length / Math.sqrt(ratio));
    tone.connect(gain).connect(out);
    tone.start(at);
    tone.stop(at + length);
  }
}

export function play(sound: Sound): void {
  const audio = ready();
  if (!audio) return;
  const out = audio.createGain();
  out.gain.value = settings.volume * 0.5;
  out.connect(audio.destination);
  const now = audio.currentTime + 0.01;
  if (sound === 'card') noise(audio, out, now, 0.12, 2400, 0.7);
  else if (sound === 'dice')
    for (let i = 0; i < 6; i++)
      noise(audio, out, now + i * 0.075 + Math.random() * 0.03, 0.05, 1100 + Math.random() * 900, 1);
  else if (sound === 'turn') for (const at of [0, 0.22]) bell(audio, out, now + at, 1046, 1.1, 0.3);
  else if (sound === 'chat') bell(audio, out, now, 1568, 0.4, 0.15);
  else
    for (const [i, pitch] of (sound === 'victory' ? [523, 659, 784, 1046] : [523, 440, 392]).entries())
      bell(audio, out, now + i * 0.18, pitch, 1.2, 0.25);
}
