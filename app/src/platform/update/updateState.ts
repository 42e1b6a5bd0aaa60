import type { NoUpdate } from './decideUpdate.ts';

/** Steps that can fail. */
export type UpdatePhase = 'check' | 'download' | 'install';

/** State of an update. */
export type UpdateState =
  | { step: 'idle' }
  | { step: 'checking' }
  | { step: 'none'; reason: NoUpdate }
  /** `progress` in percent, in steps of 25 (spec §4). */
  | { step: 'downloading'; version: string; progress: number }
  | { step: 'installing'; version: string }
  /** Takes effect after the app quits. */
  | { step: 'installed'; version: string }
  | { step: 'failed'; phase: UpdatePhase };

export type UpdateEvent =
  | { type: 'begun' }
  | { type: 'refused'; reason: NoUpdate }
  | { type: 'accepted'; version: string }
  /** Downloaded part of the package, in percent. */
  | { type: 'progressed'; percent: number }
  | { type: 'downloaded' }
  | { type: 'installed' }
  | { type: 'failed' };

const progressStep = 25;

const phases = { checking: 'check', downloading: 'download', installing: 'install' } as const;

/** Returns the state after an event; an event that does not fit the state, such as late progress, changes nothing. */
export function nextState(state: UpdateState, event: UpdateEvent): UpdateState {
  switch (event.type) {
    case 'begun':
      return isRunning(state) || state.step === 'installed' ? state : { step: 'checking' };
    case 'refused':
      return state.step === 'checking' ? { step: 'none', reason: event.reason } : state;
    case 'accepted':
      return state.step === 'checking' ? { step: 'downloading', version: event.version, progress: 0 } : state;
    case 'progressed':
      return state.step === 'downloading'
        ? { ...state, progress: shownProgress(state.progress, event.percent) }
        : state;
    case 'downloaded':
      return state.step === 'downloading' ? { step: 'installing', version: state.version } : state;
    case 'installed':
      return state.step === 'installing' ? { step: 'installed', version: state.version } : state;
    default:
      return isRunning(state) ? { step: 'failed', phase: phases[state.step] } : state;
  }
}

export function isRunning(state: UpdateState): state is Extract<UpdateState, { step: keyof typeof phases }> {
  return state.step in phases;
}

/** Shown in steps of 25, never falling. */
function shownProgress(shown: number, percent: number): number {
  const step = Math.floor(Math.min(Math.max(percent, 0), 100) / progressStep) * progressStep;
  return Number.isNaN(step) ? shown : Math.max(shown, step);
}
