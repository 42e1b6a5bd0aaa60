import type { NoUpdate } from './decideUpdate.ts';

/** What can fail. */
export type UpdatePhase = 'check' | 'download' | 'install';

/** Where an update stands. */
export type UpdateState =
  | { step: 'idle' }
  | { step: 'checking' }
  | { step: 'none'; reason: NoUpdate }
  /** `progress` in percent, in steps of 25 (spec §4). */
  | { step: 'downloading'; version: string; progress: number }
  | { step: 'installing'; version: string }
  /** The app must quit for it to take effect. */
  | { step: 'installed'; version: string }
  | { step: 'failed'; phase: UpdatePhase };

export type UpdateEvent =
  | { type: 'begun' }
  | { type: 'refused'; reason: NoUpdate }
  | { type: 'accepted'; version: string }
  /** How much of the package is here, in percent. */
  | { type: 'progressed'; percent: number }
  | { type: 'downloaded' }
  | { type: 'installed' }
  | { type: 'failed' };

const progressStep = 25;

const phases = { checking: 'check', downloading: 'download', installing: 'install' } as const;

/** The state after an event; what does not belong to the state, such as progress that comes late, changes nothing. */
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

/** Shown anew at every 25 points, and never less than before. */
function shownProgress(shown: number, percent: number): number {
  const step = Math.floor(Math.min(Math.max(percent, 0), 100) / progressStep) * progressStep;
  return Number.isNaN(step) ? shown : Math.max(shown, step);
}
