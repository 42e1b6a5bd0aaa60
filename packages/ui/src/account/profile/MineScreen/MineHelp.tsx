import { ScrollText, Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ListRow, PageSection } from '../../../patterns/index.ts';
import { Icon, Surface } from '../../../primitives/index.ts';
import type { MineLinks } from './MineScreen.tsx';

/** What to read before buying: delivery, terms and policies. */
export function MineHelp({ links }: { links: MineLinks }) {
  const { t } = useTranslation('account/profile');
  return (
    <PageSection title={t('mine.help')}>
      <Surface space="none">
        <ListRow leading={<Icon icon={Truck} />} title={t('mine.delivery')} href={links.delivery} />
        <ListRow leading={<Icon icon={ScrollText} />} title={t('mine.policies')} href={links.policies} />
      </Surface>
    </PageSection>
  );
}
