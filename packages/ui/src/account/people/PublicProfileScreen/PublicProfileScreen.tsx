import type { PublicPlayer } from '@mcy/api/account/people/contract';
import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLoadTexts } from '../../../i18n/index.ts';
import { type Load, LoadView, NavBar, PageSection } from '../../../patterns/index.ts';
import { Grid, IconButton, Inset } from '../../../primitives/index.ts';
import type { FollowButtonProps } from '../FollowButton/FollowButton.tsx';
import { BestWins } from './BestWins.tsx';
import { PublicPortrait } from './PublicPortrait.tsx';
import { PublicProfileSkeleton } from './PublicProfileSkeleton.tsx';

export interface PublicProfileScreenProps extends Pick<FollowButtonProps, 'signInHref' | 'onFollow' | 'onUnfollow'> {
  player: Load<PublicPlayer>;
  onGoBack: () => void;
  /** Opens the share sheet for this page. */
  onShare: () => Promise<void>;
  links: { prize: (prize_id: string) => string; editProfile: string; settings: string };
}

/** A player's public profile: who they are, who follows them, and their best wins when shown (user/home). */
export function PublicProfileScreen({ player, onGoBack, onShare, ...rest }: PublicProfileScreenProps) {
  const { t } = useTranslation('account/people');
  const { t: shell } = useTranslation('shell');
  return (
    <>
      <NavBar
        title={t('player.title')}
        back={{ label: shell('back'), onGoBack }}
        actions={
          player.status === 'failed' ? undefined : <IconButton icon={Share2} label={shell('share')} onPress={onShare} />
        }
      />
      <Inset space={{ phone: 'medium', tablet: 'large' }}>
        <LoadView {...useLoadTexts()} load={player} skeleton={<PublicProfileSkeleton />}>
          {(shown) => (
            <Grid columns={{ phone: 1, desktop: 2 }} space="large" align="start">
              <PublicPortrait player={shown} {...rest} />
              <PageSection title={t('player.wins.title')}>
                <BestWins player={shown} links={rest.links} />
              </PageSection>
            </Grid>
          )}
        </LoadView>
      </Inset>
    </>
  );
}
