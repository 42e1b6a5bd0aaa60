import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { pathTo } from '../routes/pathTo.ts';
import { useSession } from './session.ts';

/** Sends a guest to sign in and back, also one whose session ends while the page is open (spec §4). */
export function RequireUser() {
  const session = useSession();
  const { pathname, search } = useLocation();
  return session ? <Outlet /> : <Navigate replace to={pathTo.signIn(pathname + search)} />;
}
