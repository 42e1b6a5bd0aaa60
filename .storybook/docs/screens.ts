import { table } from '../../app/src/routes/table.ts';
import { mapScreens } from './mapScreens.ts';
import { storySources } from './storySources.ts';

const routes = import.meta.glob<string>('../../app/src/routes/*/*/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every route of the shop with its state. */
export const screens = mapScreens(table, { routes, stories: storySources });
