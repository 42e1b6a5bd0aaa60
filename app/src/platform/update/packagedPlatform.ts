import type { UpdatePlatform } from './UpdatePlatform.ts';

/** What Capacitor puts into the page of a packaged app, as far as it is used here: `docs/packaging.md`. */
export interface CapacitorBridge {
  isNativePlatform: () => boolean;
  getPlatform: () => string;
  Plugins: { AppUpdater?: AppUpdater; App?: { exitApp: () => Promise<void> } };
}

/** The package's own plugin, which fetches and installs a release. */
interface AppUpdater {
  download: (options: { url: string }) => Promise<void>;
  install: () => Promise<void>;
  addListener: (
    event: 'progress',
    listener: (progress: { percent: number }) => void,
  ) => Promise<{ remove: () => Promise<void> }>;
}

/** An app packaged for a phone; null in a browser, or where the package lacks a part. */
export function packagedPlatform(bridge: CapacitorBridge | undefined): UpdatePlatform | null {
  const { AppUpdater: updater, App: app } = bridge?.Plugins ?? {};
  if (bridge?.isNativePlatform() !== true || !updater || !app) return null;
  return {
    system: bridge.getPlatform() === 'ios' ? 'ios' : 'android',
    checksItself: true,
    async download(url, onProgress) {
      const listening = await updater.addListener('progress', ({ percent }) => onProgress(percent));
      try {
        await updater.download({ url });
      } finally {
        await listening.remove();
      }
    },
    install: () => updater.install(),
    quit: () => app.exitApp(),
  };
}
