import type { Namespace } from '@mcy/ui/i18n';
import { loadRoute } from '../platform/loadRoute.ts';
import { table } from './table.ts';

const screens = Array.from(table.values()).flatMap(({ path, area, topic, nav, right }) =>
  nav === undefined || topic === null
    ? []
    : [
        {
          ...nav,
          href: path,
          right,
          // A topic with screens has texts: a house test holds it to that.
          topic: `${area}/${topic}` as Namespace,
        },
      ],
);

/** Every screen that a topic registers by `nav`, once the texts of its label are loaded. */
export const loadOperatorScreens = loadRoute(
  () => Promise.resolve(screens),
  screens.map(({ topic }) => topic),
);
