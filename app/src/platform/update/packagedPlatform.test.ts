import type { DownloadBundleProgressListener } from '@capawesome/capacitor-live-update';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PackagedPlugins, packagedPlatform } from './packagedPlatform.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T03:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

function phone(system: 'ios' | 'android' = 'android') {
  const listeners = new Set<DownloadBundleProgressListener>();
  const updater = {
    ready: vi.fn<PackagedPlugins['updater']['ready']>(() =>
      Promise.resolve({ previousBundleId: null, currentBundleId: null, rollback: false }),
    ),
    downloadBundle: vi.fn<PackagedPlugins['updater']['downloadBundle']>(({ bundleId }) => {
      for (const tell of listeners) {
        tell({ bundleId: 'of an earlier attempt', progress: 0.9, downloadedBytes: 9, totalBytes: 10 });
        tell({ bundleId, progress: 0.4, downloadedBytes: 4, totalBytes: 10 });
      }
      return Promise.resolve();
    }),
    setNextBundle: vi.fn<PackagedPlugins['updater']['setNextBundle']>(() => Promise.resolve()),
    reload: vi.fn<PackagedPlugins['updater']['reload']>(() => Promise.resolve()),
    addListener: vi.fn<PackagedPlugins['updater']['addListener']>((_event, listener) => {
      listeners.add(listener);
      return Promise.resolve({ remove: () => Promise.resolve(void listeners.delete(listener)) });
    }),
  };
  const app = { exitApp: vi.fn<PackagedPlugins['app']['exitApp']>(() => Promise.resolve()) };
  return { platform: packagedPlatform(system, () => Promise.resolve({ updater, app })), updater, app, listeners };
}

const address = 'https://cdn.example/mcy-2.7.0.zip';

describe('a packaged app', () => {
  it('checks for updates by itself, and confirms that it started', async () => {
    const { platform, updater } = phone('ios');
    expect(platform).toMatchObject({ system: 'ios', checksItself: true });
    await platform.confirmStart();
    expect(updater.ready).toHaveBeenCalledOnce();
  });

  it('reports the progress of its own download, and installs it', async () => {
    const { platform, updater, listeners } = phone();
    const onProgress = vi.fn<(percent: number) => void>();
    await platform.download(address, onProgress);
    const { url, bundleId = '' } = updater.downloadBundle.mock.lastCall?.[0] ?? {};
    expect(url).toBe(address);
    expect(onProgress).toHaveBeenCalledExactlyOnceWith(40);
    expect(listeners.size).toBe(0);
    await platform.install();
    expect(updater.setNextBundle).toHaveBeenCalledExactlyOnceWith({ bundleId });
  });

  it('stops listening and installs nothing when the download fails, and renames the next attempt', async () => {
    const { platform, updater, listeners } = phone();
    updater.downloadBundle.mockRejectedValueOnce(new Error('broken'));
    await expect(platform.download(address, () => {})).rejects.toThrow('broken');
    expect(listeners.size).toBe(0);
    await expect(platform.install()).rejects.toThrow('no release');
    expect(updater.setNextBundle).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    await platform.download(address, () => {});
    expect(new Set(updater.downloadBundle.mock.calls.map(([{ bundleId }]) => bundleId)).size).toBe(2);
  });

  it('quits on Android, and reloads on iOS, where quitting is not allowed', async () => {
    const android = phone('android');
    await android.platform.quit();
    expect(android.app.exitApp).toHaveBeenCalledOnce();
    expect(android.updater.reload).not.toHaveBeenCalled();
    const ios = phone('ios');
    await ios.platform.quit();
    expect(ios.updater.reload).toHaveBeenCalledOnce();
    expect(ios.app.exitApp).not.toHaveBeenCalled();
  });
});

describe('the platform of a packaged app', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it.each([
    ['a browser', undefined, null],
    ['Capacitor in a browser', { isNativePlatform: () => false, getPlatform: () => 'web' }, null],
    ['Android', { isNativePlatform: () => true, getPlatform: () => 'android' }, 'android'],
    ['iOS', { isNativePlatform: () => true, getPlatform: () => 'ios' }, 'ios'],
  ])('in %s', async (_name, Capacitor, system) => {
    vi.resetModules();
    vi.stubGlobal('Capacitor', Capacitor);
    const { packagedSystem } = await import('./packagedSystem.ts');
    expect(packagedSystem).toBe(system);
  });
});
