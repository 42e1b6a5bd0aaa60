import { createStore } from '../createStore.ts';
import { type CapacitorBridge, packagedPlatform } from './packagedPlatform.ts';
import { type UpdatePorts, runUpdate } from './runUpdate.ts';
import type { UpdatePlatform } from './UpdatePlatform.ts';
import { type UpdateState, isRunning, nextState } from './updateState.ts';
import { webPlatform } from './webPlatform.ts';

// Put there by the package before the page's own scripts run.
const { Capacitor } = globalThis as { Capacitor?: CapacitorBridge };

/** What this app runs in. */
export const platform: UpdatePlatform = packagedPlatform(Capacitor) ?? webPlatform;

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
