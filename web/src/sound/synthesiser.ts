/** Sounds of our own, short and soft, made when they are needed. */

import type { Cue } from './cues.ts';

/** One tone: when it begins and how long it rings, in seconds, and how high and loud it is. */
interface Tone {
  readonly at: number;
  readonly length: number;
  readonly hertz: number;
  readonly loudness: number;
  readonly wave: OscillatorType;
}

const bell = (at: number, hertz: number, loudness = 0.09): Tone[] => [
  { at, length: 0.7, hertz, loudness, wave: 'sine' },
  { at, length: 0.35, hertz: hertz * 2.76, loudness: loudness / 4, wave: 'sine' },
];
const knock = (at: number, hertz: number): Tone => ({
  at,
  length: 0.07,
  hertz,
  loudness: 0.1,
  wave: 'triangle',
});

/** A tone that glides is several short ones. */
const glide = (from: number, to: number, wave: OscillatorType): Tone[] =>
  Array.from({ length: 7 }, (_unused, i) => ({
    at: i * 0.045,
    length: 0.14,
    hertz: from + ((to - from) * i) / 6,
    loudness: 0.045,
    wave,
  }));

const TONES: Readonly<Record<Cue, readonly Tone[]>> = {
  dice: [knock(0, 620), knock(0.05, 470), knock(0.11, 560), knock(0.19, 430), knock(0.3, 380)],
  launch: glide(170, 420, 'triangle'),
  landing: [...glide(360, 190, 'sine'), knock(0.32, 150)],
  battle: [knock(0, 120), knock(0.08, 95), knock(0.17, 110), ...bell(0.26, 220, 0.06)],
  card: [knock(0, 900), knock(0.03, 1150)],
  chip: [knock(0, 740), ...bell(0.05, 988, 0.04)],
  trade: [...bell(0, 587, 0.05), ...bell(0.13, 740, 0.05)],
  fate: [...bell(0, 330, 0.07), ...bell(0.2, 311, 0.06)],
  move: [knock(0, 330)],
  draw: [knock(0, 520), knock(0.06, 410), knock(0.13, 480)],
  turn: bell(0, 660),
  win: [...bell(0, 523), ...bell(0.16, 659), ...bell(0.32, 784), ...bell(0.52, 1047)],
  end: [...bell(0, 523), ...bell(0.22, 392)],
  refused: [knock(0, 150), knock(0.09, 130)],
};

let context: AudioContext | null = null;

/** As loud as wanted, from 0 to 1. Does nothing where the browser allows no sound: a match must never end for want of one. */
export function playCue(cue: Cue, loudness: number): void {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    const volume = new GainNode(context, { gain: loudness });
    volume.connect(context.destination);
    for (const tone of TONES[cue]) playTone(context, tone, volume);
  } catch {
    return;
  }
}

function playTone(audio: AudioContext, part: Tone, into: AudioNode): void {
  const { at, length, hertz, loudness, wave } = part;
  const begin = audio.currentTime + at;
  const tone = new OscillatorNode(audio, { type: wave, frequency: hertz });
  const volume = new GainNode(audio, { gain: 0 });
  // A few milliseconds to rise, so that it does not click, then it fades like something struck.
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loudness, begin + 0.006);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  tone.connect(volume).connect(into);
  tone.start(begin);
  tone.stop(begin + length);
}
