import type { Odds } from '@mcy/api/boxes/pools/contract';
import { type Practice, practise, startPractice } from '@mcy/api/boxes/practice/rules';
import { useState } from 'react';
import { boxOf } from './practiceState.ts';

interface Practised {
  /** The odds that it began with: others may draw from the real box meanwhile. */
  odds: Odds;
  practice: Practice;
  seed: string;
}

/** Practice draws of this page: nothing of them leaves it. */
export function usePractice(odds: Odds | undefined): {
  practised: Practised | null;
  draw: (count: number) => void;
  startOver: () => void;
} {
  const [practised, setPractised] = useState<Practised | null>(null);
  return {
    practised,
    draw(count: number) {
      if (!odds) return;
      const from = practised ?? { odds, practice: startPractice(boxOf(odds)), seed: makeSeed() };
      setPractised({ ...from, practice: practise(boxOf(from.odds), from.practice, { seed: from.seed, count }) });
    },
    startOver: () => setPractised(null),
  };
}

/** 32 random bytes, as the shop's seeds. */
function makeSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
