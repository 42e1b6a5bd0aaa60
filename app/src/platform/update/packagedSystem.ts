// The package sets this before the page's scripts run, so its core does not have to load.
const { Capacitor } = globalThis as { Capacitor?: { isNativePlatform: () => boolean; getPlatform: () => string } };

/** Platform of the packaged app; null in a browser. */
export const packagedSystem: 'ios' | 'android' | null =
  Capacitor?.isNativePlatform() === true ? (Capacitor.getPlatform() === 'ios' ? 'ios' : 'android') : null;
