import { compareVersions } from './compareVersions.ts';

/** Minimum time between updates (spec §9), in ms. */
const guardTime = 60_000;

/** The newest version on the server (spec §3). */
export interface Release {
  version_number: string;
  package_upload: string;
  /** Comma-separated user ids; empty for everyone. */
  designated_users: string;
}

/** State of updates on this device. */
export interface DeviceState {
  /** The running version. */
  version: string;
  lastInstalledVersion: string | null;
  /** ms since 1970; null before the first update. */
  lastUpdateTime: number | null;
  isUpdating: boolean;
  user_id: string | null;
}

/** Why there is no update. */
export type NoUpdate = 'updating' | 'justUpdated' | 'upToDate' | 'notDesignated';

/** Returns why no update may be checked for now (spec §4); null when it may. */
export function holdsBack({ isUpdating, lastUpdateTime }: DeviceState, now: number): NoUpdate | null {
  if (isUpdating) return 'updating';
  // A clock that was set back must not delay updates for longer.
  const since = lastUpdateTime === null ? guardTime : Math.abs(now - lastUpdateTime);
  return since < guardTime ? 'justUpdated' : null;
}

/**
 * Returns why this device does not get a release; null when it does (spec §4). Designated users get any other version,
 * everyone else only a higher one.
 */
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
