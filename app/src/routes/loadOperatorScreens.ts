import type { Namespace } from '@mcy/ui/i18n';
import type { ComponentType } from 'react';
import { loadRoute } from '../platform/loadRoute.ts';
import { table } from './table.ts';

/** How topics show what waits: `Waiting.tsx` beside their routes. */
const counts = import.meta.glob<{ Waiting: ComponentType }>('./*/*/Waiting.tsx', { eager: true });

const screens = Array.from(table.values()).flatMap(({ path, area, topic, nav }) =>
  nav === undefined || topic === null
    ? []
    : [
        {
          ...nav,
          href: path,
          // A topic with screens has texts: a house test holds it to that.
          topic: `${area}/${topic}` as Namespace,
          Waiting: counts[`./${area}/${topic}/Waiting.tsx`]?.Waiting,
        },
      ],
);

/** Every screen that a topic registers by `nav`, once the texts of its label are loaded. */
export const loadOperatorScreens = loadRoute(
  () => Promise.resolve(screens),
  screens.map(({ topic }) => topic),
);
