import { History, ReceiptText, Settings, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ListRow, PageSection } from '../../patterns/index.ts';
import { Icon, Surface } from '../../primitives/index.ts';
import type { MineLinks } from './MineScreen.tsx';

interface MineMenuProps {
  links: MineLinks;
}

/** The ways to what a player did and paid, and to what they set. */
export function MineMenu({ links }: MineMenuProps) {
  const { t } = useTranslation('account');
  return (
    <>
      <PageSection title={t('mine.activity')}>
        <Surface space="none">
          <ListRow leading={<Icon icon={History} />} title={t('mine.boxRecord')} href={links.boxRecord} />
          <ListRow leading={<Icon icon={ReceiptText} />} title={t('mine.moneyFlow')} href={links.moneyFlow} />
        </Surface>
      </PageSection>
      <PageSection title={t('mine.account')}>
        <Surface space="none">
          <ListRow leading={<Icon icon={UserRound} />} title={t('profile.title')} href={links.profile} />
          <ListRow leading={<Icon icon={Settings} />} title={t('settings.title')} href={links.settings} />
        </Surface>
      </PageSection>
    </>
  );
}
