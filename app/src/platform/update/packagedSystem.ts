// Put there by the package before the page's own scripts run: its core need not be loaded to ask it.
const { Capacitor } = globalThis as { Capacitor?: { isNativePlatform: () => boolean; getPlatform: () => string } };

/** The phone that this app is packaged for; null in a browser. */
export const packagedSystem: 'ios' | 'android' | null =
  Capacitor?.isNativePlatform() === true ? (Capacitor.getPlatform() === 'ios' ? 'ios' : 'android') : null;
