import { useEffect, useRef } from 'react';
import type { Rarity } from '../../../tokens/index.ts';
import { showTimes } from './showTimes.ts';
import { type Tones, createTones } from './createTones.ts';

export interface Sounds {
  play(sound: 'rattle' | 'reveal', rarity: Rarity): void;
  play(sound: 'burst' | 'flip'): void;
}

/** Sounds of the show, created on first use. */
export function useSounds(on: boolean): Sounds {
  const tones = useRef<Tones | null>(null);
  useEffect(
    () => () => {
      tones.current?.close();
      tones.current = null;
    },
    [],
  );

  return {
    play(sound: 'rattle' | 'burst' | 'flip' | 'reveal', rarity: Rarity = 'common') {
      if (!on) return;
      tones.current ??= createTones();
      if (sound === 'reveal') tones.current.reveal(rarity);
      else if (sound === 'rattle') tones.current.rattle(showTimes[rarity].shaking / 1000);
      else tones.current[sound]();
    },
  };
}
