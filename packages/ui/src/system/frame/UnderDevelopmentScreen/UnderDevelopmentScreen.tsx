import { Blocks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useScreenTexts } from '../../../i18n/index.ts';
import { EmptyState, Screen } from '../../../patterns/index.ts';
import { WaysOn } from '../WaysOn/WaysOn.tsx';

export interface UnderDevelopmentScreenProps {
  /** What is planned: its name and purpose; null when not written down. */
  coming: { name: string; about: string } | null;
  onGoBack: () => void;
  links: { home: string; boxes: string };
}

/**
 * Shown on a route of the spec whose screen is not built, with the spec's message (§8): what is planned, and what to
 * use meanwhile.
 */
export function UnderDevelopmentScreen({ coming, onGoBack, links }: UnderDevelopmentScreenProps) {
  const { t } = useTranslation(['system/frame', 'system/coming', 'shell']);
  return (
    <Screen texts={useScreenTexts()} title={coming?.name ?? t('underDevelopment.title')} back={onGoBack} layout="bare">
      <EmptyState
        icon={Blocks}
        title={t('underDevelopment.lead')}
        text={[coming?.about, t('system/coming:when')].filter(Boolean).join(' ')}
        action={<WaysOn links={links} />}
      />
    </Screen>
  );
}
