import { createStore } from '../createStore.ts';
import { packagedPlatform } from './packagedPlatform.ts';
import { packagedSystem } from './packagedSystem.ts';
import { type UpdatePorts, runUpdate } from './runUpdate.ts';
import type { UpdatePlatform } from './UpdatePlatform.ts';
import { type UpdateState, isRunning, nextState } from './updateState.ts';
import { webPlatform } from './webPlatform.ts';

/** The app's platform. The build for the shop's own server is never packaged, and leaves the plugins out. */
export const platform: UpdatePlatform =
  __SHOP_ORIGIN__ === '' || packagedSystem === null ? webPlatform : packagedPlatform(packagedSystem);

/** State of this window's update. */
export const appUpdate = createStore<UpdateState>({ step: 'idle' });

/** Checks for an update and installs it, unless one is already running here; resolves with the final state. */
export async function updateApp(ports: Pick<UpdatePorts, 'readRelease' | 'user_id'>): Promise<UpdateState> {
  if (isRunning(appUpdate.read()) || appUpdate.read().step === 'installed') return appUpdate.read();
  await runUpdate({
    ...ports,
    platform,
    storage: localStorage,
    version: __APP_VERSION__,
    now: Date.now,
    onEvent: (event) => appUpdate.write(nextState(appUpdate.read(), event)),
  });
  return appUpdate.read();
}
