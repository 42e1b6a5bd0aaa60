import type { Right } from '@mcy/api/contract';
import { type ReactNode, createElement, use } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { entryRoutes } from '../routes/account/entry/routes.ts';
import type { RouteRole } from '../routes/defineRoutes.ts';
import { loadRoute } from '../platform/loadRoute.ts';
import { useSession } from '../platform/session.ts';

const loadRoleCheck = loadRoute(
  () => import('./RoleCheck.tsx').then((module) => module.RoleCheck),
  ['system/frame', 'operator/rights'],
);

interface RequireRoleProps {
  who: RouteRole;
  /** Of an operator's page. */
  right?: Right | undefined;
  children: ReactNode;
}

/** Shows a page to users with its role. Sends guests to sign in and back, also when the session ends while the page is open (spec §4). */
export function RequireRole({ who, right, children }: RequireRoleProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (who === 'guest') return children;
  if (!session) return <Navigate replace to={entryRoutes.signIn(pathname + search)} />;
  return who === 'user' ? children : createElement(use(loadRoleCheck()), { role: who, right }, children);
}
