import type { OperatorScreenEntry } from '@mcy/ui/operator/desk';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { table } from '../../table.ts';
import { loadOperatorScreens } from '../../loadOperatorScreens.ts';

/** Every screen of operators that a topic registered by `nav`, in the language shown. Suspends until their texts are loaded. */
export function useOperatorScreens(): OperatorScreenEntry[] {
  const screens = use(loadOperatorScreens());
  const { i18n } = useTranslation();
  const route = table.get(useLocation().pathname);
  return screens.map(({ href, topic, label, sign, Waiting }) => {
    const text: unknown = i18n.getResource(i18n.language, topic, label);
    return {
      href,
      label: typeof text === 'string' ? text : href,
      sign,
      current: route !== undefined && topic === `${route.area}/${route.topic}`,
      waiting: Waiting && <Waiting />,
    };
  });
}
