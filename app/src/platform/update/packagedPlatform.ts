import type { AppPlugin } from '@capacitor/app';
import type { PluginListenerHandle } from '@capacitor/core';
import type { DownloadBundleProgressListener, LiveUpdatePlugin } from '@capawesome/capacitor-live-update';
import type { UpdatePlatform } from './UpdatePlatform.ts';

/** Plugin functions that a packaged app's updates need. */
export interface PackagedPlugins {
  updater: Pick<LiveUpdatePlugin, 'ready' | 'downloadBundle' | 'setNextBundle' | 'reload'> & {
    addListener: (
      event: 'downloadBundleProgress',
      listener: DownloadBundleProgressListener,
    ) => Promise<PluginListenerHandle>;
  };
  app: Pick<AppPlugin, 'exitApp'>;
}

/** Updates of a packaged app: a plugin replaces the bundled web files with a downloaded bundle. */
export function packagedPlatform(system: 'ios' | 'android', load = loadPlugins): UpdatePlatform {
  /** The last downloaded bundle. */
  let fetched: string | null = null;
  return {
    system,
    checksItself: true,
    async confirmStart() {
      const { updater } = await load();
      await updater.ready();
    },
    async download(url, onProgress) {
      const { updater } = await load();
      // Not the version: a broken download may be retried, and the plugin accepts a name only once.
      const bundleId = `mcy-${Date.now()}`;
      const listening = await updater.addListener('downloadBundleProgress', (event) => {
        if (event.bundleId === bundleId) onProgress(event.progress * 100);
      });
      try {
        await updater.downloadBundle({ url, bundleId });
        fetched = bundleId;
      } finally {
        await listening.remove();
      }
    },
    async install() {
      if (fetched === null) throw new Error('There is no release to install.');
      const { updater } = await load();
      await updater.setNextBundle({ bundleId: fetched });
    },
    async quit() {
      const { app, updater } = await load();
      // iOS apps cannot quit themselves: reload the page from the installed files instead.
      await (system === 'ios' ? updater.reload() : app.exitApp());
    },
  };
}

/**
 * Wrapped in an object: a plugin responds to any property, including `then`, so a promise of it would never resolve.
 */
async function loadPlugins(): Promise<PackagedPlugins> {
  const [{ LiveUpdate }, { App }] = await Promise.all([
    import('@capawesome/capacitor-live-update'),
    import('@capacitor/app'),
  ]);
  return { updater: LiveUpdate, app: App };
}
