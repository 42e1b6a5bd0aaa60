/** Where the opener stands: the box waits, shakes, bursts, and then its prizes are there. */
export type StageStep = 'closed' | 'shaking' | 'opening' | 'revealed';

export interface StageState {
  readonly step: StageStep;
  /** For each result, whether the player has seen it. */
  readonly seen: readonly boolean[];
  /** What was shown last, to be announced: one result, or all of them. */
  readonly shown: number | 'all' | null;
}

export type StageAction =
  /** The player opens the box; `plain` shows everything at once, for those who asked for less motion. */
  | { type: 'open'; plain: boolean }
  /** A step's time is over. */
  | { type: 'advance' }
  | { type: 'flip'; position: number }
  /** Flip all, or skip what is left of the show. */
  | { type: 'showAll' };

export function startStage(results: number): StageState {
  return { step: 'closed', seen: Array.from({ length: results }, () => false), shown: null };
}

/** The next state of the opener. A lone prize is seen as soon as the box is open; several lie face down. */
export function stageReducer(state: StageState, action: StageAction): StageState {
  switch (action.type) {
    case 'open':
      if (state.step !== 'closed') return state;
      return action.plain ? showAll(state) : { ...state, step: 'shaking' };
    case 'advance':
      if (state.step === 'shaking') return { ...state, step: 'opening' };
      if (state.step !== 'opening') return state;
      return state.seen.length > 1 ? { ...state, step: 'revealed' } : showAll(state);
    case 'flip':
      if (state.step !== 'revealed' || state.seen[action.position] !== false) return state;
      return { ...state, seen: state.seen.with(action.position, true), shown: action.position };
    default:
      return showAll(state);
  }
}

function showAll(state: StageState): StageState {
  return { step: 'revealed', seen: state.seen.map(() => true), shown: 'all' };
}
