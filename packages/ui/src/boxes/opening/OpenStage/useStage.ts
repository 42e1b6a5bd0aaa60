import type { Opening } from '@mcy/api/boxes/opening/contract';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useReducedMotion } from '../../../patterns/index.ts';
import { bestRarity } from './bestRarity.ts';
import { type StageState, stageReducer, startStage } from './stageReducer.ts';
import type { Sounds } from './useSounds.ts';

/** Durations of shaking and bursting, in ms. */
const stageTimes = { shaking: 1500, opening: 850 } as const;

interface Stage extends StageState {
  /** Every result was seen. */
  done: boolean;
  open: () => void;
  flip: (position: number) => void;
  showAll: () => void;
}

/** Runs one opening: timers advance the box, the player flips the cards, and `onSeen` is called once at the end. */
export function useStage(opening: Opening, sounds: Sounds, onSeen: (opening_id: string) => void): Stage {
  const [state, dispatch] = useReducer(stageReducer, opening.results.length, startStage);
  const plain = useReducedMotion();
  const told = useRef(false);
  const best = bestRarity(opening.results);
  const done = state.seen.every(Boolean);

  const tellSeen = useEffectEvent(() => {
    if (told.current) return;
    told.current = true;
    onSeen(opening.opening_id);
  });
  useEffect(() => {
    if (done) tellSeen();
  }, [done]);

  const sound = useEffectEvent((step: StageState['step']) => {
    if (step === 'shaking') sounds.play('rattle');
    if (step === 'opening') sounds.play('burst');
    if (step === 'revealed') sounds.play('reveal', best);
  });
  useEffect(() => {
    sound(state.step);
    if (state.step !== 'shaking' && state.step !== 'opening') return undefined;
    const timer = window.setTimeout(() => dispatch({ type: 'advance' }), stageTimes[state.step]);
    return () => window.clearTimeout(timer);
  }, [state.step]);

  return {
    ...state,
    done,
    open: () => dispatch({ type: 'open', plain }),
    flip: (position) => {
      if (state.seen[position] === false) sounds.play('flip');
      dispatch({ type: 'flip', position });
    },
    showAll: () => dispatch({ type: 'showAll' }),
  };
}
