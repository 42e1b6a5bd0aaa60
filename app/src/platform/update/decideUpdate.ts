import { compareVersions } from './compareVersions.ts';

/** How long after an update none is begun (spec §9), in ms. */
const guardTime = 60_000;

/** The newest version, as the server tells (spec §3). */
export interface Release {
  version_number: string;
  package_upload: string;
  /** User ids with commas between them; empty for everybody. */
  designated_users: string;
}

/** What this device knows of its updates. */
export interface DeviceState {
  /** The version that runs. */
  version: string;
  lastInstalledVersion: string | null;
  /** ms since 1970; null before the first update. */
  lastUpdateTime: number | null;
  isUpdating: boolean;
  user_id: string | null;
}

/** Why nothing is updated. */
export type NoUpdate = 'updating' | 'justUpdated' | 'upToDate' | 'notDesignated';

/** Whether an update may be looked for at all now (spec §4). */
export function holdsBack({ isUpdating, lastUpdateTime }: DeviceState, now: number): NoUpdate | null {
  if (isUpdating) return 'updating';
  // A clock set back must not hold updates back for longer.
  const since = lastUpdateTime === null ? guardTime : Math.abs(now - lastUpdateTime);
  return since < guardTime ? 'justUpdated' : null;
}

/** Whether this device gets a release (spec §4): designated users any other than theirs, everybody else a higher one. Null when it does. */
export function refuses(
  { version, lastInstalledVersion, user_id }: DeviceState,
  { version_number, designated_users }: Release,
): NoUpdate | null {
  if (version_number === lastInstalledVersion || version_number === version) return 'upToDate';
  const designated = designated_users
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean);
  if (designated.length > 0) return user_id !== null && designated.includes(user_id) ? null : 'notDesignated';
  return compareVersions(version_number, version) > 0 ? null : 'upToDate';
}
