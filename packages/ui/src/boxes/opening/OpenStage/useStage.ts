import type { DrawResult, Opening } from '@mcy/api/boxes/opening/contract';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useReducedMotion } from '../../../patterns/index.ts';
import type { Rarity } from '../../../tokens/index.ts';
import { bestRarity } from './bestRarity.ts';
import { riseTime, showTimes } from './showTimes.ts';
import { type StageState, isOver, stageReducer, startStage } from './stageReducer.ts';
import type { Sounds } from './useSounds.ts';

/** Ms between two cards that turn by themselves, fewer for a crowd; and before the best. */
const turnTimes = { longest: 150, all: 2400, best: 750 } as const;

/** Ms that the toys are looked at before an ending, and an ending before the next. */
const endingTimes = { first: 1600, next: 4500 } as const;

/** Ms after the box was tapped in which another tap is the same tap. */
const doubleTap = 400;

export interface Stage extends StageState {
  draws: readonly DrawResult[];
  endings: readonly DrawResult[];
  /** Of the draws. */
  best: Rarity;
  /** Every result was seen. */
  done: boolean;
  open: () => void;
  flip: (position: number) => void;
  turnAll: () => void;
  skip: () => void;
  /** A tap anywhere on the stage: opens the box, then skips. */
  tap: () => void;
}

/** Runs one opening: timers advance the show, the player flips the cards, and `onSeen` is called once at the end. Seen `again`, it begins with the end. */
export function useStage(
  { opening_id, results }: Opening,
  sounds: Sounds,
  onSeen: (opening_id: string) => void,
  again: boolean,
): Stage {
  const draws = results.filter(({ bonus }) => bonus === null);
  const endings = results.filter(({ bonus }) => bonus !== null);
  const best = bestRarity(draws);
  const [state, dispatch] = useReducer(
    stageReducer,
    { draws: draws.length, best: draws.findIndex(({ prize }) => prize.rarity === best), endings: endings.length },
    (programme) => (again ? stageReducer(startStage(programme), { type: 'skip' }) : startStage(programme)),
  );
  const plain = useReducedMotion();
  const told = useRef(again);
  const openedAt = useRef(0);
  const done = isOver(state);

  const tellSeen = useEffectEvent(() => {
    if (told.current) return;
    told.current = true;
    onSeen(opening_id);
  });
  useEffect(() => {
    if (done) tellSeen();
  }, [done]);

  const sound = useEffectEvent((step: StageState['step']) => {
    if (step === 'shaking') sounds.play('rattle', best);
    if (step === 'opening') sounds.play('burst');
    if (step === 'revealed' && draws.length === 1 && !again) sounds.play('reveal', best);
    if (step === 'ending') sounds.play('reveal', 'legendary');
  });
  useEffect(() => sound(state.step), [state.step]);

  const advance = useEffectEvent(({ turning }: StageState) => {
    if (turning.length > 1) sounds.play('flip');
    if (turning.length === 1) sounds.play('reveal', best);
    dispatch({ type: 'advance' });
  });
  useEffect(() => {
    const wait = waitOf(state, best);
    if (wait === null) return undefined;
    const timer = window.setTimeout(() => advance(state), wait);
    return () => window.clearTimeout(timer);
  }, [state, best]);

  function open() {
    openedAt.current = performance.now();
    dispatch({ type: 'open', plain });
  }
  function skip() {
    dispatch({ type: 'skip' });
  }
  return {
    ...state,
    draws,
    endings,
    best,
    done,
    open,
    flip: (position) => {
      if (state.seen[position] === false) sounds.play('flip');
      dispatch({ type: 'flip', position });
    },
    turnAll: () => dispatch({ type: 'turnAll' }),
    skip,
    tap() {
      if (state.step === 'closed') open();
      else if (performance.now() - openedAt.current > doubleTap) skip();
    },
  };
}

/** Ms until the show goes on by itself; null while it waits for the player. */
function waitOf({ programme, step, seen, turning, ending }: StageState, best: Rarity): number | null {
  if (step === 'shaking' || step === 'opening') return showTimes[best][step];
  if (step === 'ending') return ending < programme.endings - 1 ? endingTimes.next : null;
  if (step !== 'revealed') return null;
  if (seen.length === 1 && seen[0] === false) return riseTime;
  if (turning.length === 1 && seen.length > 1) return turnTimes.best;
  if (turning.length > 0) return Math.min(turnTimes.longest, turnTimes.all / seen.length);
  return programme.endings > 0 && seen.every(Boolean) ? endingTimes.first : null;
}
