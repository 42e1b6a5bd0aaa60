import type { Right } from '@mcy/api/contract';
import type { Namespace } from '@mcy/ui/i18n';
import type { ComponentType } from 'react';
import type { RouteRole } from './defineRoutes.ts';

/** A page of the app before its screen is loaded. */
export interface Page {
  who: RouteRole;
  right?: Right | undefined;
  /** The file of its screen in this folder. */
  file: string;
  /** Namespaces that it shows texts of, beside the shell's. */
  texts: readonly Namespace[];
  load: () => Promise<ComponentType>;
}
