import type { Upgrade } from '@mcy/api/collection/upgrades/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useReducedMotion } from '../../../patterns/index.ts';
import type { DialStep } from '../UpgradeDial/UpgradeDial.tsx';
import { dialTimes } from '../UpgradeDial/dialTimes.ts';

/** Ms after the show began in which a tap is still the one that confirmed. */
const doubleTap = 400;

interface Show {
  step: Exclude<DialStep, 'still'>;
  /** Cut short, or seen before: nothing moves. */
  hurried: boolean;
  skip: () => void;
}

/** Runs the show of a decided upgrade, and says once that it was seen. */
export function useUpgradeShow({ upgrade_id, won, revealed }: Upgrade, onSeen: (upgrade_id: string) => void): Show {
  const plain = useReducedMotion();
  // Decided once: the upgrade becomes `revealed` when the show ends, which must not cut it short.
  const [again] = useState(revealed);
  const [step, setStep] = useState<'gather' | 'turn' | 'end'>(again ? 'end' : 'gather');
  const [hurried, setHurried] = useState(again);
  const [begun] = useState(() => performance.now());
  const told = useRef(again);
  const shown = plain ? 'end' : step;

  useEffect(() => {
    if (shown === 'end') return undefined;
    const wait = shown === 'gather' ? dialTimes.gather : dialTimes.turn + dialTimes.pause;
    const timer = window.setTimeout(() => setStep(shown === 'gather' ? 'turn' : 'end'), wait);
    return () => window.clearTimeout(timer);
  }, [shown]);

  const tellSeen = useEffectEvent(() => {
    if (told.current) return;
    told.current = true;
    onSeen(upgrade_id);
  });
  useEffect(() => {
    if (shown === 'end') tellSeen();
  }, [shown]);

  return {
    step: shown === 'end' ? (won ? 'won' : 'lost') : shown,
    hurried: hurried || plain,
    skip() {
      if (performance.now() - begun < doubleTap) return;
      setHurried(true);
      setStep('end');
    },
  };
}
