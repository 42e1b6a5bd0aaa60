/** What the app runs in, as far as its updates go. */
export interface UpdatePlatform {
  system: 'ios' | 'android' | 'web';
  /** Whether it looks for updates by itself when it starts; the web's service worker does that there. */
  checksItself: boolean;
  /** Says that the version which runs has started; a packaged app that does not hear it goes back to what it came with. */
  confirmStart: () => Promise<void>;
  /** Fetches a package and tells how much of it is here, in percent. */
  download: (address: string, onProgress: (percent: number) => void) => Promise<void>;
  /** Puts what was fetched in the place of the app. */
  install: () => Promise<void>;
  /** Ends the app, so that it starts as what was installed. */
  quit: () => Promise<void>;
}
