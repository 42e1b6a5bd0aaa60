import { EyeOff, Gift, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate, useLocale, useScreenTexts } from '../../../i18n/index.ts';
import { type Load, NothingHere, PageSection, Screen } from '../../../patterns/index.ts';
import { Badge, Grid, Heading, IconButton, Image, Inline, Stack, Surface, Text } from '../../../primitives/index.ts';
import type { FollowButtonProps } from '../FollowButton/FollowButton.tsx';
import type { BestWin, PublicPlayer } from '@mcy/api/account/people/contract';
import { PublicPortrait } from './PublicPortrait.tsx';

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
      shape={[{ portrait: 3 }, ['line', 'tiles']]}
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

interface BestWinsProps {
  player: PublicPlayer;
  links: PublicProfileScreenProps['links'];
}

function BestWins({ player: { best_wins, own }, links }: BestWinsProps) {
  const { t } = useTranslation('account/people');
  if (best_wins === null) {
    return own ? (
      <NothingHere
        icon={EyeOff}
        title={t('player.wins.hiddenOwn')}
        next={{ label: t('player.wins.show'), href: links.settings }}
      />
    ) : (
      <NothingHere icon={EyeOff} title={t('player.wins.hidden')} />
    );
  }
  if (best_wins.length === 0) return <NothingHere icon={Gift} title={t('player.wins.empty')} />;
  return (
    <Grid columns={{ phone: 2, tablet: 3 }} space="small" role="list" aria-label={t('player.wins.title')}>
      {best_wins.map((win) => (
        <Grid key={win.win_id} columns={1} role="listitem">
          <WinTile win={win} href={links.prize(win.prize_id)} />
        </Grid>
      ))}
    </Grid>
  );
}

function WinTile({ win, href }: { win: BestWin; href: string }) {
  const { t } = useTranslation(['account/people', 'boxes/pools']);
  const locale = useLocale();
  return (
    <Surface space="small" rarity={win.rarity} href={href}>
      <Stack space="xsmall">
        <Image src={win.image} alt="" fit="contain" ratio="square" />
        <Heading level={3} size="small" lines={2}>
          {win.name}
        </Heading>
        <Inline>
          <Badge rarity={win.rarity} size="small">
            {t(`boxes/pools:rarity.${win.rarity}`)}
          </Badge>
        </Inline>
        <Text size="xsmall" tone="muted">
          {t('player.wins.won', { date: formatDate(win.won_at, locale) })}
        </Text>
      </Stack>
    </Surface>
  );
}
