import { useLogout } from '@mcy/api/account/entry/hooks';
import { leaveSession } from '../../../platform/refusedSession.ts';
import { session } from '../../../platform/session.ts';

/** Ends the session here even when the server cannot be told. */
export function useSignOut(): () => Promise<void> {
  const logout = useLogout({ suppressed: true });
  return async () => {
    const token = session.read()?.token;
    if (token === undefined) return;
    leaveSession(token);
    await logout.mutateAsync({}).catch(() => {});
    session.end(token);
  };
}
