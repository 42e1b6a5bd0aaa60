import { HeartHandshake, UserCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/index.ts';
import { StatTile } from '../../../patterns/index.ts';
import { Button, Grid, Inline, Link, Money, Stack, Surface, Text } from '../../../primitives/index.ts';
import { ProfileHeader } from '../ProfileHeader/ProfileHeader.tsx';
import type { MineAccount, MineLinks, MineScreenProps } from './MineScreen.tsx';
import { MyToys } from './MyToys.tsx';
import { WhatWaits } from './WhatWaits.tsx';

interface AccountSummaryProps {
  account: MineAccount;
  follows: MineScreenProps['follows'];
  links: MineLinks;
}

/** The player: their toys first, then what they have, then what waits. */
export function AccountSummary({ account, follows, links }: AccountSummaryProps) {
  const { t } = useTranslation(['account/profile', 'account/people']);
  return (
    <Stack space="large">
      <ProfileHeader user={account.user} />
      <MyToys toys={account.toys} links={links} />
      <Balance account={account} links={links} />
      <WhatWaits waiting={account.waiting} links={links} />
      <Grid columns={2} space="small">
        <StatTile
          label={t('account/people:follow.following.title')}
          value={follows === null ? '–' : formatMoney(follows.following_count)}
          icon={UserCheck}
          href={links.following}
        />
        <StatTile
          label={t('account/people:follow.fans.title')}
          value={follows === null ? '–' : formatMoney(follows.fan_count)}
          icon={HeartHandshake}
          href={links.fans}
        />
      </Grid>
    </Stack>
  );
}

function Balance({ account: { balance, stones, diamonds }, links }: Pick<AccountSummaryProps, 'account' | 'links'>) {
  const { t } = useTranslation(['account/profile', 'shell']);
  return (
    <Stack space="small">
      <Surface>
        <Inline align="between" space="medium">
          <Stack space="none">
            <Text size="small" tone="secondary">
              {t('mine.balance')}
            </Text>
            <Money amount={balance} label={t('shell:currency.balance')} size="xlarge" />
          </Stack>
          <Inline space="xsmall">
            <Button asChild variant="soft" tone="neutral">
              <Link href={links.withdraw}>{t('mine.withdraw')}</Link>
            </Button>
            <Button asChild>
              <Link href={links.recharge}>{t('mine.recharge')}</Link>
            </Button>
          </Inline>
        </Inline>
      </Surface>
      <Grid columns={diamonds > 0 ? { phone: 1, tablet: 2 } : 1} space="small">
        <StatTile
          label={t('mine.stones')}
          value={<Money amount={stones} currency="stone" label={t('shell:currency.stone')} size="large" />}
          href={links.stoneFlow}
        />
        {diamonds > 0 && (
          <StatTile
            label={t('mine.diamonds')}
            value={<Money amount={diamonds} currency="diamond" label={t('shell:currency.diamond')} size="large" />}
            href={links.diamondFlow}
          />
        )}
      </Grid>
    </Stack>
  );
}
