/** Where an update of the app stands. */
export type AppUpdate =
  | { step: 'idle' }
  | { step: 'checking' }
  /** Nothing to do: the app is as new as it gets, or an update has just been made. */
  | { step: 'none' }
  /** `progress` in percent. */
  | { step: 'downloading'; version: string; progress: number }
  | { step: 'installing'; version: string }
  /** The app must quit for it to take effect. */
  | { step: 'installed'; version: string }
  | { step: 'failed'; phase: 'check' | 'download' | 'install' };
