import type { PublicPlayer } from '@mcy/api/account/people/contract';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney, useLocale } from '../../../i18n/index.ts';
import { Avatar, Button, Heading, Image, Inset, Link, Stack, Surface, Text } from '../../../primitives/index.ts';
import { FollowButton } from '../FollowButton/FollowButton.tsx';
import { LevelBadge } from '../../levels/LevelBadge/LevelBadge.tsx';
import * as styles from './PublicPortrait.css.ts';
import type { PublicProfileScreenProps } from './PublicProfileScreen.tsx';

interface PublicPortraitProps extends Pick<
  PublicProfileScreenProps,
  'signInHref' | 'links' | 'onFollow' | 'onUnfollow'
> {
  player: PublicPlayer;
}

/** The player's picture and name, follower counts, and follow button. */
export function PublicPortrait({ player, signInHref, links, onFollow, onUnfollow }: PublicPortraitProps) {
  const { t } = useTranslation('account/people');
  const locale = useLocale();
  return (
    <Surface variant="stage" space="none">
      {player.background !== null && <Image src={player.background} alt="" ratio="banner" priority />}
      <Inset space="large">
        <Stack space="small" align="center">
          <Avatar name={player.nickname} src={player.avatar} size="large" />
          <Heading level={2} size="xlarge">
            {player.nickname}
          </Heading>
          <LevelBadge level={player.level} />
          <Inset space="none">
            <Text align="center" tone={player.description === null ? 'muted' : 'secondary'}>
              {player.description ?? t('player.noDescription')}
            </Text>
          </Inset>
          <dl className={styles.counts}>
            <Count label={t('player.following')} count={player.following_count} />
            <Count label={t('player.fans')} count={player.fan_count} />
          </dl>
          {player.own ? (
            <Button asChild variant="soft" icon={Pencil}>
              <Link href={links.editProfile}>{t('player.edit')}</Link>
            </Button>
          ) : (
            <FollowButton player={player} signInHref={signInHref} onFollow={onFollow} onUnfollow={onUnfollow} />
          )}
          {(player.own || player.follows_me) && (
            <Text size="small" tone="muted">
              {t(player.own ? 'player.own' : player.followed ? 'follow.mutual' : 'follow.followsMe')}
            </Text>
          )}
          <Text size="small" tone="muted">
            {t('player.since', { date: formatDate(player.created_at, locale) })}
          </Text>
        </Stack>
      </Inset>
    </Surface>
  );
}

function Count({ label, count }: { label: string; count: number }) {
  return (
    <div className={styles.count}>
      <dt>
        <Text inline size="small" tone="secondary">
          {label}
        </Text>
      </dt>
      <dd className={styles.figure}>{formatMoney(count)}</dd>
    </div>
  );
}
