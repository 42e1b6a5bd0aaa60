import { EyeOff, Gift, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate, useLocale, useScreenTexts } from '../../../i18n/index.ts';
import { EmptyState, type Load, PageSection, Screen } from '../../../patterns/index.ts';
import { Badge, Button, Heading, IconButton, Image, Link, Surface, Text } from '../../../primitives/index.ts';
import type { FollowButtonProps } from '../FollowButton/FollowButton.tsx';
import type { BestWin, PublicPlayer } from '@mcy/api/account/people/contract';
import { PublicPortrait } from './PublicPortrait.tsx';
import * as styles from './PublicProfileScreen.css.ts';

export interface PublicProfileScreenProps extends Pick<FollowButtonProps, 'signInHref' | 'onFollow' | 'onUnfollow'> {
  player: Load<PublicPlayer>;
  onGoBack: () => void;
  /** Opens the share sheet for this page. */
  onShare: () => Promise<void>;
  links: { prize: (prize_id: string) => string; editProfile: string; settings: string };
}

/** A player's public profile: who they are, who follows them, and their best wins when shown (user/home). */
export function PublicProfileScreen({ player, onGoBack, onShare, ...rest }: PublicProfileScreenProps) {
  const { t } = useTranslation(['account/people', 'shell']);
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('player.title')}
      pageTitle={player.status === 'loaded' ? player.data.nickname : undefined}
      back={onGoBack}
      actions={
        player.status === 'failed' ? undefined : <IconButton icon={Share2} label={t('shell:share')} onPress={onShare} />
      }
      layout="halves"
      load={player}
      shape={['portrait', 'tiles']}
    >
      {(shown) => (
        <>
          <PublicPortrait player={shown} {...rest} />
          <PageSection title={t('player.wins.title')}>
            <BestWins player={shown} links={rest.links} />
          </PageSection>
        </>
      )}
    </Screen>
  );
}

function BestWins({
  player: { best_wins, own },
  links,
}: {
  player: PublicPlayer;
  links: PublicProfileScreenProps['links'];
}) {
  const { t } = useTranslation('account/people');
  if (best_wins === null || best_wins.length === 0) {
    const hidden = best_wins === null;
    return (
      <Surface space="none">
        <EmptyState
          icon={hidden ? EyeOff : Gift}
          title={t(hidden ? (own ? 'player.wins.hiddenOwn' : 'player.wins.hidden') : 'player.wins.empty')}
          action={
            hidden &&
            own && (
              <Button asChild variant="soft">
                <Link href={links.settings}>{t('player.wins.show')}</Link>
              </Button>
            )
          }
        />
      </Surface>
    );
  }
  return (
    <ul className={styles.wins} aria-label={t('player.wins.title')}>
      {best_wins.map((win) => (
        <li key={win.win_id}>
          <WinTile win={win} href={links.prize(win.prize_id)} />
        </li>
      ))}
    </ul>
  );
}

function WinTile({ win, href }: { win: BestWin; href: string }) {
  const { t } = useTranslation('account/people');
  const locale = useLocale();
  return (
    <Surface space="small" rarity={win.rarity} href={href}>
      <div className={styles.win}>
        <Image src={win.image} alt="" fit="contain" ratio="square" />
        <Heading level={3} size="small" lines={2}>
          {win.name}
        </Heading>
        <span>
          <Badge rarity={win.rarity} size="small">
            {t(`player.rarity.${win.rarity}`)}
          </Badge>
        </span>
        <Text size="xsmall" tone="muted">
          {t('player.wins.won', { date: formatDate(win.won_at, locale) })}
        </Text>
      </div>
    </Surface>
  );
}
