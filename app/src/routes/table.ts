import { collectRoutes } from './collectRoutes.ts';

/** Every route of the shop (spec §2). It is no part of the first page. */
export const table = collectRoutes({
  ...import.meta.glob<object>('./*/*/routes.ts', { eager: true }),
  ...import.meta.glob<object>('./*/planned.ts', { eager: true }),
});

/** Whether a path is one of the app's: the server has pages too (the sandbox gateway's). */
export function isPath(path: string): boolean {
  return table.has(path);
}
