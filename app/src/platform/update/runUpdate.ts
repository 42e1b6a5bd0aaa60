import { type DeviceState, type Release, holdsBack, refuses } from './decideUpdate.ts';
import { inTime } from '../inTime.ts';
import type { UpdatePlatform } from './UpdatePlatform.ts';
import type { UpdateEvent } from './updateState.ts';

/** How long a download may stall (spec §9), in ms; one that makes progress is never cut off. */
const downloadTimeout = 60_000;

/** What an update needs from its surroundings. */
export interface UpdatePorts {
  platform: UpdatePlatform;
  /** Device storage, with the names of spec §3. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** The running version. */
  version: string;
  user_id: () => string | null;
  readRelease: (system: UpdatePlatform['system']) => Promise<Release>;
  /** ms since 1970. */
  now: () => number;
  onEvent: (event: UpdateEvent) => void;
}

/** Removes the remains of an interrupted update: call it at the start of the app (spec §4). */
export function clearLeftover(storage: UpdatePorts['storage']): void {
  storage.removeItem('isUpdating');
}

/** Checks for an update and installs it, forced (spec §4). Failures are events too: it never rejects. */
export async function runUpdate(ports: UpdatePorts): Promise<void> {
  const { onEvent, platform, storage } = ports;
  onEvent({ type: 'begun' });
  const held = holdsBack(deviceState(ports), ports.now());
  if (held) return onEvent({ type: 'refused', reason: held });
  try {
    const release = await ports.readRelease(platform.system);
    // Another window may have started meanwhile.
    const refused = holdsBack(deviceState(ports), ports.now()) ?? refuses(deviceState(ports), release);
    if (refused) return onEvent({ type: 'refused', reason: refused });
    storage.setItem('isUpdating', '1');
    try {
      await install(ports, release);
    } finally {
      storage.removeItem('isUpdating');
    }
  } catch {
    onEvent({ type: 'failed' });
  }
}

async function install({ platform, storage, now, onEvent }: UpdatePorts, release: Release): Promise<void> {
  const { version_number, package_upload } = release;
  onEvent({ type: 'accepted', version: version_number });
  await inTime(downloadTimeout, (moved) =>
    platform.download(package_upload, (percent) => {
      moved();
      onEvent({ type: 'progressed', percent });
    }),
  );
  onEvent({ type: 'progressed', percent: 100 });
  onEvent({ type: 'downloaded' });
  await platform.install();
  storage.setItem('lastInstalledVersion', version_number);
  storage.setItem('lastUpdateTime', String(now()));
  onEvent({ type: 'installed' });
}

function deviceState({ storage, version, user_id }: UpdatePorts): DeviceState {
  const time = Number(storage.getItem('lastUpdateTime') ?? Number.NaN);
  return {
    version,
    lastInstalledVersion: storage.getItem('lastInstalledVersion'),
    lastUpdateTime: Number.isFinite(time) ? time : null,
    isUpdating: storage.getItem('isUpdating') !== null,
    user_id: user_id(),
  };
}
