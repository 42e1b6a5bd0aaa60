/** Updates on the platform the app runs on. */
export interface UpdatePlatform {
  system: 'ios' | 'android' | 'web';
  /** True when it checks for updates at the start; on the web, the service worker does that. */
  checksItself: boolean;
  /** Confirms that the running version started; without it, a packaged app rolls back to its bundled version. */
  confirmStart: () => Promise<void>;
  /** Downloads a package and reports progress in percent. */
  download: (address: string, onProgress: (percent: number) => void) => Promise<void>;
  /** Installs the downloaded package. */
  install: () => Promise<void>;
  /** Quits the app, so that the installed version starts. */
  quit: () => Promise<void>;
}
