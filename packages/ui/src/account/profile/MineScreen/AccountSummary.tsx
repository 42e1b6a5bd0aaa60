import { HeartHandshake, PackageOpen, UserCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/index.ts';
import { ListRow, StatTile } from '../../../patterns/index.ts';
import { Button, Grid, Icon, Inline, Link, Money, Stack, Surface, Text } from '../../../primitives/index.ts';
import { ProfileHeader } from '../ProfileHeader/ProfileHeader.tsx';
import type { MineAccount, MineLinks, MineScreenProps } from './MineScreen.tsx';

interface AccountSummaryProps {
  account: MineAccount;
  follows: MineScreenProps['follows'];
  links: MineLinks;
  onCopyInviteCode: (invite_code: string) => void;
}

/** The player, their coins and stones, and their unopened boxes. */
export function AccountSummary({ account, follows, links, onCopyInviteCode }: AccountSummaryProps) {
  const { t } = useTranslation(['account/profile', 'account/people']);
  const { t: shell } = useTranslation('shell');
  return (
    <Stack space="medium">
      <ProfileHeader user={account.user} onCopyInviteCode={onCopyInviteCode} />
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
      <Surface>
        <Inline align="between" space="medium">
          <Stack space="none">
            <Text size="small" tone="secondary">
              {t('mine.balance')}
            </Text>
            <Money amount={account.balance} label={shell('currency.balance')} size="xlarge" />
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
      <StatTile
        label={t('mine.stones')}
        value={<Money amount={account.stones} currency="stone" label={shell('currency.stone')} size="large" />}
        href={links.stoneFlow}
      />
      {account.unopened_count > 0 && (
        <Surface space="none" selected>
          <ListRow
            leading={<Icon icon={PackageOpen} size="large" tone="accent" />}
            title={t('mine.unopened.title')}
            description={t('mine.unopened.count', { count: account.unopened_count })}
            href={links.unopened}
          />
        </Surface>
      )}
    </Stack>
  );
}
