import {
  Award,
  CalendarCheck,
  ClipboardCheck,
  Gauge,
  Gift,
  History,
  IdCard,
  MapPinHouse,
  PackageOpen,
  ReceiptText,
  Settings,
  Swords,
  ShoppingBag,
  Store,
  Ticket,
  Trophy,
  UserRound,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ListRow, PageSection } from '../../../patterns/index.ts';
import { Badge, Icon, Surface } from '../../../primitives/index.ts';
import type { MineLinks, MineScreenProps } from './MineScreen.tsx';

interface MineMenuProps {
  identity: MineScreenProps['identity'];
  coupons: number;
  links: MineLinks;
}

const identityTones = {
  none: 'neutral',
  under_review: 'caution',
  successful: 'positive',
  failed: 'critical',
  rejected: 'critical',
} as const;

/** Links to a player's history and settings. */
export function MineMenu({ identity, coupons, links }: MineMenuProps) {
  const { t } = useTranslation([
    'account/profile',
    'account/levels',
    'account/rankings',
    'account/identity',
    'account/addresses',
  ]);
  return (
    <>
      <PageSection title={t('mine.activity')}>
        <Surface space="none">
          <ListRow leading={<Icon icon={CalendarCheck} />} title={t('mine.checkIn')} href={links.checkIn} />
          <ListRow leading={<Icon icon={Gift} />} title={t('mine.daily')} href={links.daily} />
          <ListRow leading={<Icon icon={Swords} />} title={t('mine.pass')} href={links.pass} />
          <ListRow leading={<Icon icon={Store} />} title={t('mine.mall')} href={links.mall} />
          <ListRow leading={<Icon icon={ShoppingBag} />} title={t('mine.mallOrders')} href={links.mallOrders} />
          <ListRow
            leading={<Icon icon={Ticket} />}
            title={t('mine.coupons')}
            trailing={coupons > 0 && <Badge tone="accent">{t('mine.couponCount', { count: coupons })}</Badge>}
            href={links.coupons}
          />
          <ListRow leading={<Icon icon={History} />} title={t('mine.boxRecord')} href={links.boxRecord} />
          <ListRow leading={<Icon icon={PackageOpen} />} title={t('mine.boxOrders')} href={links.boxOrders} />
          <ListRow leading={<Icon icon={ReceiptText} />} title={t('mine.moneyFlow')} href={links.moneyFlow} />
          <ListRow leading={<Icon icon={Award} />} title={t('account/levels:level.centre')} href={links.level} />
          <ListRow leading={<Icon icon={Trophy} />} title={t('account/rankings:rank.title')} href={links.rankings} />
          <ListRow leading={<Icon icon={Gauge} />} title={t('settings.spending')} href={links.spending} />
        </Surface>
      </PageSection>
      <PageSection title={t('mine.account')}>
        <Surface space="none">
          <ListRow leading={<Icon icon={UserRound} />} title={t('profile.title')} href={links.profile} />
          <ListRow
            leading={<Icon icon={IdCard} />}
            title={t('mine.identity')}
            trailing={
              identity !== undefined && (
                <Badge tone={identityTones[identity ?? 'none']}>
                  {t(`account/identity:identity.states.${identity ?? 'none'}`)}
                </Badge>
              )
            }
            href={links.identity}
          />
          <ListRow
            leading={<Icon icon={MapPinHouse} />}
            title={t('account/addresses:address.title')}
            href={links.addresses}
          />
          <ListRow leading={<Icon icon={Settings} />} title={t('settings.title')} href={links.settings} />
        </Surface>
      </PageSection>
      {links.desk !== null && (
        <PageSection title={t('mine.shopBusiness')}>
          <Surface space="none">
            <ListRow leading={<Icon icon={ClipboardCheck} />} title={t('mine.desk')} href={links.desk} />
          </Surface>
        </PageSection>
      )}
    </>
  );
}
