/** State of an app update. */
export type AppUpdate =
  | { step: 'idle' }
  | { step: 'checking' }
  /** Nothing to do: the app is up to date, or was just updated. */
  | { step: 'none' }
  /** `progress` in percent. */
  | { step: 'downloading'; version: string; progress: number }
  | { step: 'installing'; version: string }
  /** Takes effect after the app quits. */
  | { step: 'installed'; version: string }
  | { step: 'failed'; phase: 'check' | 'download' | 'install' };
