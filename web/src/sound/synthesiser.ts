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

const TONES: Readonly<Record<Cue, readonly Tone[]>> = {
  move: [knock(0, 330)],
  draw: [knock(0, 520), knock(0.06, 410), knock(0.13, 480)],
  turn: bell(0, 660),
  win: [...bell(0, 523), ...bell(0.16, 659), ...bell(0.32, 784), ...bell(0.52, 1047)],
  end: [...bell(0, 523), ...bell(0.22, 392)],
  refused: [knock(0, 150), knock(0.09, 130)],
};

let context: AudioContext | null = null;

/** Does nothing where the browser allows no sound: a match must never end for want of one. */
export function playCue(cue: Cue): void {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    for (const tone of TONES[cue]) playTone(context, tone);
  } catch {
    return;
  }
}

function playTone(audio: AudioContext, { at, length, hertz, loudness, wave }: Tone): void {
  const begin = audio.currentTime + at;
  const tone = new OscillatorNode(audio, { type: wave, frequency: hertz });
  const volume = new GainNode(audio, { gain: 0 });
  // A few milliseconds to rise, so that it does not click, then it fades like something struck.
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loudness, begin + 0.006);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(begin);
  tone.stop(begin + length);
}
