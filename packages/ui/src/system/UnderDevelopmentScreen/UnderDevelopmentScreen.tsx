import { Blocks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState, NavBar } from '../../patterns/index.ts';
import { WaysOn } from '../WaysOn/WaysOn.tsx';

export interface UnderDevelopmentScreenProps {
  links: { home: string; boxes: string };
}

/** Stands on a route of the spec whose screen is not built yet, with the spec's message (§8). */
export function UnderDevelopmentScreen({ links }: UnderDevelopmentScreenProps) {
  const { t } = useTranslation(['system', 'shell']);
  return (
    <>
      <NavBar title={t('underDevelopment.title')} back={{ label: t('shell:back'), href: links.home }} />
      <EmptyState
        icon={Blocks}
        title={t('underDevelopment.lead')}
        text={t('underDevelopment.text')}
        action={<WaysOn links={links} />}
      />
    </>
  );
}
