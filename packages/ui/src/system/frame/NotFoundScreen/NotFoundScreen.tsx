import { useTranslation } from 'react-i18next';
import { EmptyState, NavBar } from '../../../patterns/index.ts';
import { WaysOn } from '../WaysOn/WaysOn.tsx';
import { KeptTabs, type KeptTabsProps } from './KeptTabs.tsx';

export interface NotFoundScreenProps {
  /** URL of the toy's picture. */
  art: string;
  tabs: KeptTabsProps['tabs'];
  links: { home: string; boxes: string };
}

/** Shown for an unknown address. */
export function NotFoundScreen({ art, tabs, links }: NotFoundScreenProps) {
  const { t } = useTranslation(['system/frame', 'shell']);
  return (
    <>
      <NavBar title={t('notFound.title')} />
      <EmptyState image={art} title={t('notFound.lead')} text={t('notFound.text')} action={<WaysOn links={links} />} />
      <KeptTabs label={t('shell:tabs.label')} tabs={tabs} />
    </>
  );
}
