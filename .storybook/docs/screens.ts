import { paths } from '../../app/src/routes/paths.ts';
import { mapScreens } from './mapScreens.ts';
import { storySources } from './storySources.ts';

const [loader = ''] = Object.values(
  import.meta.glob<string>('../../app/src/routes/screens.ts', { query: '?raw', import: 'default', eager: true }),
);
const routes = import.meta.glob<string>('../../app/src/routes/*/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every route of the shop with its state. */
export const screens = mapScreens(paths, { loader, routes, stories: storySources });
