import type { PublicPlayer } from '@mcy/api/account/people/contract';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney, useLocale } from '../../../i18n/index.ts';
import { Avatar, Button, Heading, Image, Link, Surface, Text } from '../../../primitives/index.ts';
import { FollowButton } from '../FollowButton/FollowButton.tsx';
import { LevelBadge } from '../../levels/LevelBadge/LevelBadge.tsx';
import * as styles from './PublicProfileScreen.css.ts';
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
      <div className={styles.portrait}>
        <Avatar name={player.nickname} src={player.avatar} size="large" />
        <Heading level={2} size="xlarge" align="center">
          {player.nickname}
        </Heading>
        <LevelBadge level={player.level} />
        <div className={styles.description}>
          <Text align="center" tone={player.description === null ? 'muted' : 'secondary'}>
            {player.description ?? t('player.noDescription')}
          </Text>
        </div>
        <dl className={styles.counts}>
          <Count label={t('follow.following.title')} count={player.following_count} />
          <Count label={t('follow.fans.title')} count={player.fan_count} />
        </dl>
        {player.own ? (
          <>
            <Text size="small" tone="muted" align="center">
              {t('player.own')}
            </Text>
            <Button asChild variant="soft" icon={Pencil}>
              <Link href={links.editProfile}>{t('player.edit')}</Link>
            </Button>
          </>
        ) : (
          <>
            <FollowButton player={player} signInHref={signInHref} onFollow={onFollow} onUnfollow={onUnfollow} />
            {player.follows_me && (
              <Text size="small" tone="muted" align="center">
                {player.followed ? t('follow.mutual') : t('follow.followsMe')}
              </Text>
            )}
          </>
        )}
        <Text size="small" tone="muted" align="center">
          {t('player.since', { date: formatDate(player.created_at, locale) })}
        </Text>
      </div>
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
