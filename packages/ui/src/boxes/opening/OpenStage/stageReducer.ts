/** State of the show: the box waits, shakes and bursts, then its prizes appear. */
export type StageStep = 'closed' | 'shaking' | 'opening' | 'revealed';

export interface StageState {
  readonly step: StageStep;
  /** True for each result the player has seen. */
  readonly seen: readonly boolean[];
  /** What was shown last, for the announcement: one result, or all. */
  readonly shown: number | 'all' | null;
}

export type StageAction =
  /** The player opens the box; `plain` shows everything at once, for reduced motion. */
  | { type: 'open'; plain: boolean }
  /** A step's time is up. */
  | { type: 'advance' }
  | { type: 'flip'; position: number }
  /** Flip all, or skip the rest of the show. */
  | { type: 'showAll' };

export function startStage(results: number): StageState {
  return { step: 'closed', seen: Array.from({ length: results }, () => false), shown: null };
}

/** Returns the next state of the show. A single prize is seen as soon as the box is open; several start face down. */
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
