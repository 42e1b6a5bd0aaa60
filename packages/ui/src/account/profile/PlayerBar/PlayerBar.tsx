import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Avatar, Button, Icon, Link, Money } from '../../../primitives/index.ts';
import { Anchor } from '../../../primitives/Link/Anchor.tsx';
import { NotificationBell } from '../../notices/NotificationBell/NotificationBell.tsx';
import type { AccountUser } from '../ProfileHeader/ProfileHeader.tsx';
import * as styles from './PlayerBar.css.ts';

export interface PlayerBarProps {
  /** Undefined until known, as is each below. */
  user: Pick<AccountUser, 'nickname' | 'avatar'> | undefined;
  wallet: { balance: number; stone: number; diamond: number } | undefined;
  unread: number | undefined;
  links: { mine: string; moneyFlow: string; recharge: string; notifications: string };
}

/** At the end of a desktop's bar: a player's balance, the way to more, their notifications and their account. */
export function PlayerBar({ user, wallet, unread, links }: PlayerBarProps) {
  const { t } = useTranslation(['account/profile', 'shell']);
  return (
    <div className={styles.root}>
      {wallet && (
        <Anchor href={links.moneyFlow} className={styles.balance}>
          <Money amount={wallet.balance} label={t('shell:currency.balance')} size="small" />
          <Money amount={wallet.stone} currency="stone" label={t('shell:currency.stone')} size="small" />
          {wallet.diamond > 0 && (
            <Money amount={wallet.diamond} currency="diamond" label={t('shell:currency.diamond')} size="small" />
          )}
        </Anchor>
      )}
      <Button asChild size="small" variant="soft">
        <Link href={links.recharge}>
          <Icon icon={Plus} size="small" />
          {t('mine.recharge')}
        </Link>
      </Button>
      <NotificationBell href={links.notifications} unread={unread ?? 0} />
      {user && (
        <Anchor href={links.mine} className={styles.account}>
          <Avatar name={user.nickname} src={user.avatar} size="small" />
          <span className={styles.name}>{user.nickname}</span>
        </Anchor>
      )}
    </div>
  );
}
