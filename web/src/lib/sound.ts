// Soft sounds, made on the spot: wood on wood, two notes for your turn, four for the end; and in
// real time dice that rattle, a veil that lifts, a hand that grabs, a hand that was too early.

import { taste } from "./language.svelte";

export type Sound = "move" | "turn" | "end" | "throw" | "lift" | "grab" | "early";
const LOUDNESS = 0.17; // at full volume
const NOTES: Record<"turn" | "end", number[]> = {
  turn: [587.33, 880],
  end: [523.25, 659.25, 783.99, 1046.5],
};
let context: AudioContext | undefined;

export function sound(kind: Sound): void {
  // after what it goes with is painted
  setTimeout(() => {
    const audio = ready();
    if (audio) SOUNDS[kind](audio);
  });
}

/** Notes one after the other, so many seconds apart: what is heard instead of seen. */
export function notes(pitches: readonly number[], apart: number): void {
  const audio = ready();
  if (audio) pitches.forEach((pitch, at) => note(audio, pitch, at * apart));
}

/** A browser keeps quiet until the reader has touched the page. */
function ready(): AudioContext | undefined {
  if (taste.sound === "off" || taste.volume === 0 || document.hidden || !navigator.userActivation?.hasBeenActive)
    return undefined;
  return (context ??= new AudioContext());
}

const SOUNDS: Record<Sound, (audio: AudioContext) => void> = {
  move: (audio) => knock(audio),
  turn: (audio) => NOTES.turn.forEach((pitch, at) => note(audio, pitch, at * 0.13)),
  end: (audio) => NOTES.end.forEach((pitch, at) => note(audio, pitch, at * 0.13)),
  throw: (audio) =>
    [0, 0.07, 0.12, 0.2, 0.26, 0.35, 0.41, 0.5].forEach((later, at) => knock(audio, later, 420 + 60 * (at % 3))),
  lift: (audio) => slide(audio, "sine", 380, 1250, 0.16),
  grab: (audio) => knock(audio, 0, 330),
  early: (audio) => slide(audio, "sawtooth", 190, 120, 0.22),
};

function envelope(audio: AudioContext, loudness: number, start: number, length: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime((loudness * taste.volume) / 10, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(audio.destination);
  return gain;
}

function tone(
  audio: AudioContext,
  type: OscillatorType,
  pitch: number,
  into: GainNode,
  start: number,
  length: number,
): OscillatorNode {
  const source = audio.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(pitch, start);
  source.connect(into);
  source.start(start);
  source.stop(start + length);
  return source;
}

function knock(audio: AudioContext, later = 0, pitch = 240): void {
  const start = audio.currentTime + later;
  const source = tone(audio, "triangle", pitch, envelope(audio, LOUDNESS, start, 0.11), start, 0.12);
  source.frequency.exponentialRampToValueAtTime(pitch * 0.4, start + 0.09);
}

function slide(audio: AudioContext, type: OscillatorType, from: number, to: number, length: number): void {
  const start = audio.currentTime;
  const source = tone(audio, type, from, envelope(audio, LOUDNESS * 0.6, start, length), start, length);
  source.frequency.exponentialRampToValueAtTime(to, start + length * 0.9);
}

function note(audio: AudioContext, pitch: number, later: number): void {
  const start = audio.currentTime + later;
  tone(audio, "sine", pitch, envelope(audio, LOUDNESS, start, 0.5), start, 0.52);
}
