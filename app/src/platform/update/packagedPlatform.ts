import type { AppPlugin } from '@capacitor/app';
import type { PluginListenerHandle } from '@capacitor/core';
import type { DownloadBundleProgressListener, LiveUpdatePlugin } from '@capawesome/capacitor-live-update';
import type { UpdatePlatform } from './UpdatePlatform.ts';

/** What a packaged app's updates need of its plugins. */
export interface PackagedPlugins {
  updater: Pick<LiveUpdatePlugin, 'ready' | 'downloadBundle' | 'setNextBundle' | 'reload'> & {
    addListener: (
      event: 'downloadBundleProgress',
      listener: DownloadBundleProgressListener,
    ) => Promise<PluginListenerHandle>;
  };
  app: Pick<AppPlugin, 'exitApp'>;
}

/** An app packaged for a phone: releases are bundles of web files that a plugin puts in the place of those it came with. */
export function packagedPlatform(system: 'ios' | 'android', load = loadPlugins): UpdatePlatform {
  /** The bundle that was fetched last. */
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
      // Not the version: a download that broke off may be begun again, and the plugin takes no name twice.
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
      // iOS lets no app end itself: there its page starts anew, as what was installed.
      await (system === 'ios' ? updater.reload() : app.exitApp());
    },
  };
}

/** Within an object: a plugin answers to every name, `then` included, and a promise of it alone would never end. */
async function loadPlugins(): Promise<PackagedPlugins> {
  const [{ LiveUpdate }, { App }] = await Promise.all([
    import('@capawesome/capacitor-live-update'),
    import('@capacitor/app'),
  ]);
  return { updater: LiveUpdate, app: App };
}
