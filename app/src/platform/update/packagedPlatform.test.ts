import { expect, it, vi } from 'vitest';
import { type CapacitorBridge, packagedPlatform } from './packagedPlatform.ts';

function bridgeOf(given: Partial<CapacitorBridge> = {}) {
  const remove = vi.fn(() => Promise.resolve());
  let tell: (progress: { percent: number }) => void = () => {};
  const updater = {
    download: vi.fn(() => {
      tell({ percent: 40 });
      return Promise.resolve();
    }),
    install: vi.fn(() => Promise.resolve()),
    addListener: vi.fn((_event: 'progress', listener: typeof tell) => {
      tell = listener;
      return Promise.resolve({ remove });
    }),
  };
  const exitApp = vi.fn(() => Promise.resolve());
  const bridge: CapacitorBridge = {
    isNativePlatform: () => true,
    getPlatform: () => 'ios',
    Plugins: { AppUpdater: updater, App: { exitApp } },
    ...given,
  };
  return { bridge, updater, remove, exitApp };
}

it('a packaged app downloads with progress, installs and quits through its plugins', async () => {
  const { bridge, updater, remove, exitApp } = bridgeOf();
  const platform = packagedPlatform(bridge);
  expect(platform).toMatchObject({ system: 'ios', checksItself: true });
  const onProgress = vi.fn();
  await platform?.download('https://cdn.example/a.zip', onProgress);
  expect(updater.download).toHaveBeenCalledExactlyOnceWith({ url: 'https://cdn.example/a.zip' });
  expect(onProgress).toHaveBeenCalledExactlyOnceWith(40);
  expect(remove).toHaveBeenCalledOnce();
  await platform?.install();
  await platform?.quit();
  expect(updater.install).toHaveBeenCalledOnce();
  expect(exitApp).toHaveBeenCalledOnce();
});

it('stops listening when the download fails', async () => {
  const { bridge, updater, remove } = bridgeOf();
  updater.download.mockRejectedValueOnce(new Error('broken'));
  await expect(packagedPlatform(bridge)?.download('https://cdn.example/a.zip', () => {})).rejects.toThrow('broken');
  expect(remove).toHaveBeenCalledOnce();
});

it('a browser is none, nor a package that lacks a part', () => {
  expect(packagedPlatform(undefined)).toBeNull();
  expect(packagedPlatform(bridgeOf({ isNativePlatform: () => false }).bridge)).toBeNull();
  expect(packagedPlatform(bridgeOf({ Plugins: {} }).bridge)).toBeNull();
});
