import type { ComponentType } from 'react';
import type { RouteRole } from './defineRoutes.ts';

/** A page of the app before its screen is loaded. */
export interface Page {
  who: RouteRole;
  load: () => Promise<ComponentType>;
}
