import { Award, Gift, MapPinHouse } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ListRow, PageSection } from '../../../patterns/index.ts';
import { Icon, Surface } from '../../../primitives/index.ts';

/** Where the steps lead that need no verification. */
export interface UntilThenLinks {
  boxes: string;
  levels: string;
  addresses: string;
}

/** What somebody can do who cannot verify themselves yet: the web, or a shop whose app is in no store. */
export function UntilThen({ links }: { links: UntilThenLinks }) {
  const { t } = useTranslation('account/identity');
  return (
    <PageSection title={t('identity.untilThen.title')} description={t('identity.untilThen.lead')}>
      <Surface space="none">
        <ListRow
          leading={<Icon icon={Gift} />}
          title={t('identity.untilThen.boxes')}
          description={t('identity.untilThen.boxesHint')}
          href={links.boxes}
        />
        <ListRow
          leading={<Icon icon={Award} />}
          title={t('identity.untilThen.levels')}
          description={t('identity.untilThen.levelsHint')}
          href={links.levels}
        />
        <ListRow
          leading={<Icon icon={MapPinHouse} />}
          title={t('identity.untilThen.addresses')}
          description={t('identity.untilThen.addressesHint')}
          href={links.addresses}
        />
      </Surface>
    </PageSection>
  );
}
