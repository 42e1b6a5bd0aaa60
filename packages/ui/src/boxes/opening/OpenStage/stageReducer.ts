/** State of the show: the box waits, shakes and bursts, its toys appear, and then what came on top of them. */
export type StageStep = 'closed' | 'shaking' | 'opening' | 'revealed' | 'ending';

/** What the show presents: how many toys were drawn, which of them is the best, and how many endings come on top. */
export interface Programme {
  readonly draws: number;
  /** Turned last. */
  readonly best: number;
  readonly endings: number;
}

export interface StageState {
  readonly programme: Programme;
  readonly step: StageStep;
  /** True for each draw the player has seen. */
  readonly seen: readonly boolean[];
  /** Draws that turn by themselves, in their order. */
  readonly turning: readonly number[];
  /** Which ending is on the stage. */
  readonly ending: number;
  /** What was shown last, for the announcement: one draw, or all. */
  readonly shown: number | 'all' | null;
  /** The player cut the show short: what is left of it does not move. */
  readonly hurried: boolean;
}

export type StageAction =
  /** The player opens the box; `plain` shows everything at once, for reduced motion. */
  | { type: 'open'; plain: boolean }
  /** A step's time is up. */
  | { type: 'advance' }
  | { type: 'flip'; position: number }
  /** One after another, the best last. */
  | { type: 'turnAll' }
  /** Ends the show: everything is there. */
  | { type: 'skip' };

export function startStage(programme: Programme): StageState {
  return {
    programme,
    step: 'closed',
    seen: Array.from({ length: programme.draws }, () => false),
    turning: [],
    ending: 0,
    shown: null,
    hurried: false,
  };
}

/** True once there is nothing left to see. */
export function isOver({ programme, step, seen, ending }: StageState): boolean {
  if (step === 'ending') return ending === programme.endings - 1;
  return step === 'revealed' && programme.endings === 0 && seen.every(Boolean);
}

/** Returns the next state of the show. A single toy is seen once it stands; several start face down. */
export function stageReducer(state: StageState, action: StageAction): StageState {
  switch (action.type) {
    case 'open':
      if (state.step !== 'closed') return state;
      return action.plain ? skip(state) : { ...state, step: 'shaking' };
    case 'advance':
      return advance(state);
    case 'flip':
      if (state.step !== 'revealed' || state.programme.draws === 1 || state.seen[action.position] !== false)
        return state;
      return flip({ ...state, shown: action.position }, action.position);
    case 'turnAll': {
      if (state.step !== 'revealed') return state;
      const { best } = state.programme;
      const down = [...state.seen.keys()].filter((position) => state.seen[position] === false);
      return { ...state, turning: down.toSorted((one, other) => Number(one === best) - Number(other === best)) };
    }
    default:
      return skip(state);
  }
}

function advance(state: StageState): StageState {
  const { programme, step, seen, turning, ending } = state;
  switch (step) {
    case 'closed':
      return state;
    case 'shaking':
      return { ...state, step: 'opening' };
    case 'opening':
      return { ...state, step: 'revealed' };
    case 'revealed': {
      // A single toy has risen out of its box.
      if (programme.draws === 1 && seen[0] === false) return { ...state, seen: [true], shown: 'all' };
      const [next] = turning;
      if (next !== undefined) return flip(state, next);
      return programme.endings > 0 && seen.every(Boolean) ? { ...state, step: 'ending' } : state;
    }
    default:
      return ending < programme.endings - 1 ? { ...state, ending: ending + 1 } : state;
  }
}

function flip(state: StageState, position: number): StageState {
  const seen = state.seen.with(position, true);
  const turning = state.turning.filter((waiting) => waiting !== position);
  // One announcement for all that turned by themselves.
  return { ...state, seen, turning, shown: state.turning.length > 0 && seen.every(Boolean) ? 'all' : state.shown };
}

function skip(state: StageState): StageState {
  const { endings } = state.programme;
  return {
    ...state,
    step: endings > 0 ? 'ending' : 'revealed',
    seen: state.seen.map(() => true),
    turning: [],
    ending: Math.max(0, endings - 1),
    shown: 'all',
    hurried: true,
  };
}
