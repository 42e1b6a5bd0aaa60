import { useWaitingWork } from '@mcy/api/operator/desk/hooks';
import { useOwnRights } from '@mcy/api/operator/rights/hooks';
import { type OperatorScreenEntry, WaitingCount } from '@mcy/ui/operator/desk';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { table } from '../../table.ts';
import { loadOperatorScreens } from '../../loadOperatorScreens.ts';

/** Every screen that a topic registered by `nav` and the operator has the right to, in the language shown. Suspends until their texts are loaded. */
export function useOperatorScreens(): OperatorScreenEntry[] {
  const screens = use(loadOperatorScreens());
  const { i18n } = useTranslation();
  const route = table.get(useLocation().pathname);
  const held = useOwnRights({}).data?.rights ?? [];
  const work = useWaitingWork({}).data?.rows ?? [];
  return screens
    .filter(({ right }) => right === undefined || held.includes(right))
    .map(({ href, topic, label, sign, right }) => {
      const text: unknown = i18n.getResource(i18n.language, topic, label);
      const waiting = work.find((row) => row.topic === topic);
      return {
        href,
        label: typeof text === 'string' ? text : href,
        sign,
        subject: right,
        current: route !== undefined && topic === `${route.area}/${route.topic}`,
        waiting: waiting && <WaitingCount waiting={waiting} />,
        oldest_at: waiting?.oldest_at ?? null,
      };
    });
}
