import type { Rarity } from '../../../tokens/index.ts';

/** The show's sounds, synthesized: nothing to load. */
export interface Tones {
  /** A rattle in the box, for so many seconds. */
  rattle: (seconds: number) => void;
  /** The lid opens. */
  burst: () => void;
  /** A card flips. */
  flip: () => void;
  /** The prize appears: the rarer, the longer the chord. */
  reveal: (rarity: Rarity) => void;
  close: () => void;
}

/** Start in seconds from now, duration in seconds, volume, and end pitch in Hz. */
interface ToneShape {
  at?: number;
  length?: number;
  volume?: number;
  type?: OscillatorType;
  slideTo?: number;
}

/** Notes of the rising chord, in Hz. */
const chord = [523.25, 659.25, 783.99, 1046.5, 1318.51, 1567.98];
const notesOf: Record<Rarity, number> = { common: 2, rare: 3, epic: 4, legendary: 6 };

/** Silent until the player has clicked on the page: browsers enforce that. */
export function createTones(): Tones {
  const context = new AudioContext();

  function tone(
    frequency: number,
    { at = 0, length = 0.2, volume = 0.12, type = 'sine', slideTo = frequency }: ToneShape = {},
  ) {
    const start = context.currentTime + at;
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.type = type;
    oscillator.frequency.setValueAtTime(frequency, start);
    oscillator.frequency.exponentialRampToValueAtTime(slideTo, start + length);
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(volume, start + 0.015);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + length);
  }

  return {
    rattle(seconds) {
      for (let knock = 0; knock * 0.16 < seconds - 0.1; knock += 1) {
        tone(knock % 2 === 0 ? 170 : 130, { at: knock * 0.16, length: 0.07, type: 'triangle', slideTo: 70 });
      }
    },
    burst() {
      tone(180, { length: 0.5, type: 'sawtooth', volume: 0.05, slideTo: 900 });
    },
    flip() {
      tone(420, { length: 0.09, type: 'triangle', volume: 0.08, slideTo: 640 });
    },
    reveal(rarity) {
      for (const [place, frequency] of chord.slice(0, notesOf[rarity]).entries()) {
        tone(frequency, { at: place * 0.09, length: 0.7 });
      }
    },
    close() {
      void context.close();
    },
  };
}
