import { createStore } from '../createStore.ts';
import { packagedPlatform } from './packagedPlatform.ts';
import { packagedSystem } from './packagedSystem.ts';
import { type UpdatePorts, runUpdate } from './runUpdate.ts';
import type { UpdatePlatform } from './UpdatePlatform.ts';
import { type UpdateState, isRunning, nextState } from './updateState.ts';
import { webPlatform } from './webPlatform.ts';

/** What this app runs in. What the shop's own server serves is never packaged, and its build leaves the plugins out. */
export const platform: UpdatePlatform =
  __SHOP_ORIGIN__ === '' || packagedSystem === null ? webPlatform : packagedPlatform(packagedSystem);

/** Where this window's update stands. */
export const appUpdate = createStore<UpdateState>({ step: 'idle' });

/** Looks for an update and installs it, unless that is under way here; resolves with how it ended. */
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
