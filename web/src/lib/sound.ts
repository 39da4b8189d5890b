// Three soft sounds, made on the spot: wood on wood, two notes for your turn, four for the end.

import { taste } from "./language.svelte";

export type Sound = "move" | "turn" | "end";
const LOUDNESS = 0.12;
const NOTES: Record<Exclude<Sound, "move">, number[]> = {
  turn: [587.33, 880],
  end: [523.25, 659.25, 783.99, 1046.5],
};
let context: AudioContext | undefined;

export function sound(kind: Sound): void {
  // A browser keeps quiet until the reader has touched the page
  if (taste.sound === "off" || document.hidden || !navigator.userActivation?.hasBeenActive) return;
  setTimeout(() => play((context ??= new AudioContext()), kind)); // after what it goes with is painted
}

function play(audio: AudioContext, kind: Sound): void {
  if (kind === "move") knock(audio);
  else NOTES[kind].forEach((pitch, at) => note(audio, pitch, at * 0.13));
}

function envelope(audio: AudioContext, loudness: number, start: number, length: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loudness, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(audio.destination);
  return gain;
}

function tone(audio: AudioContext, type: OscillatorType, pitch: number, into: GainNode, start: number, length: number): OscillatorNode {
  const source = audio.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(pitch, start);
  source.connect(into);
  source.start(start);
  source.stop(start + length);
  return source;
}

function knock(audio: AudioContext): void {
  const start = audio.currentTime;
  const source = tone(audio, "triangle", 240, envelope(audio, LOUDNESS, start, 0.11), start, 0.12);
  source.frequency.exponentialRampToValueAtTime(95, start + 0.09);
}

function note(audio: AudioContext, pitch: number, later: number): void {
  const start = audio.currentTime + later;
  tone(audio, "sine", pitch, envelope(audio, LOUDNESS, start, 0.5), start, 0.52);
}
