import { describe, expect, it } from 'vitest';
import { type Programme, type StageAction, type StageState, isOver, stageReducer, startStage } from './stageReducer.ts';

function play(programme: Partial<Programme>, ...actions: StageAction[]): StageState {
  return actions.reduce(stageReducer, startStage({ draws: 1, best: 0, endings: 0, ...programme }));
}

const open: StageAction = { type: 'open', plain: false };
const advance: StageAction = { type: 'advance' };
const skip: StageAction = { type: 'skip' };
const turnAll: StageAction = { type: 'turnAll' };
const opened = [open, advance, advance];

describe('stageReducer', () => {
  it('goes through closed, shaking, opening, revealed', () => {
    expect(play({}).step).toBe('closed');
    expect(play({}, open).step).toBe('shaking');
    expect(play({}, open, advance).step).toBe('opening');
    expect(play({}, ...opened).step).toBe('revealed');
  });

  it('has shown a single toy once it has risen out of the box', () => {
    expect(play({}, ...opened)).toMatchObject({ step: 'revealed', seen: [false], shown: null });
    expect(play({}, ...opened, advance)).toMatchObject({ seen: [true], shown: 'all' });
    expect(isOver(play({}, ...opened, advance))).toBe(true);
  });

  it('deals several toys face down', () => {
    expect(play({ draws: 3 }, ...opened).seen).toEqual([false, false, false]);
  });

  it('flips one toy and keeps it seen', () => {
    const flip: StageAction = { type: 'flip', position: 1 };
    expect(play({ draws: 3 }, ...opened, flip, flip)).toMatchObject({ seen: [false, true, false], shown: 1 });
  });

  it('flips nothing before the box is open', () => {
    expect(play({ draws: 3 }, open, { type: 'flip', position: 0 }).seen).toEqual([false, false, false]);
  });

  it('turns all one after another, the best last', () => {
    const states = [...opened, turnAll, advance, advance, advance].map((_, index, actions) =>
      play({ draws: 3, best: 1 }, ...actions.slice(0, index + 1)),
    );
    expect(states.slice(-3).map(({ seen }) => seen)).toEqual([
      [true, false, false],
      [true, false, true],
      [true, true, true],
    ]);
    expect(states.slice(-3).map(({ shown }) => shown)).toEqual([null, null, 'all']);
  });

  it('turns what is still face down, also when one of them is flipped by hand meanwhile', () => {
    const states = play({ draws: 3, best: 0 }, ...opened, turnAll, { type: 'flip', position: 2 }, advance, advance);
    expect(states).toMatchObject({ seen: [true, true, true], turning: [] });
  });

  it('shows each ending after everything else', () => {
    const seen = play({ endings: 2 }, ...opened, advance);
    expect(isOver(seen)).toBe(false);
    const first = stageReducer(seen, advance);
    expect([first.step, first.ending, isOver(first)]).toEqual(['ending', 0, false]);
    const second = stageReducer(first, advance);
    expect([second.ending, isOver(second)]).toEqual([1, true]);
    expect(stageReducer(second, advance)).toBe(second);
  });

  it('shows no ending while a card is face down', () => {
    const state = play({ draws: 2, endings: 1 }, ...opened);
    expect(stageReducer(state, advance)).toBe(state);
  });

  it('shows everything when skipped at any step', () => {
    for (const before of [[], [open], [open, advance], opened, [...opened, turnAll]]) {
      const state = play({ draws: 5 }, ...before, skip);
      expect(state).toMatchObject({ step: 'revealed', seen: [true, true, true, true, true], shown: 'all' });
      expect(isOver(state)).toBe(true);
      expect(isOver(play({ draws: 5, endings: 1 }, ...before, skip))).toBe(true);
    }
  });

  it('reveals everything without a show with reduced motion', () => {
    expect(play({ draws: 5 }, { type: 'open', plain: true })).toMatchObject({ step: 'revealed', hurried: true });
  });

  it('opens only once', () => {
    const revealed = play({ draws: 2 }, ...opened);
    expect(stageReducer(revealed, open)).toBe(revealed);
    expect(stageReducer(revealed, advance)).toBe(revealed);
  });
});
