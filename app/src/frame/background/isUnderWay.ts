import { openingRoutes } from '../../routes/boxes/opening/routes.ts';

const openPath = openingRoutes.open('').split('?')[0];

/** Returns true while a box is being opened or a form filled in; `holds` comes from the navigation guard. */
export function isUnderWay(pathname: string, holds: number): boolean {
  return pathname === openPath || holds > 0;
}
