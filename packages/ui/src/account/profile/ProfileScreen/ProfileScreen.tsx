import type { User } from '@mcy/api/account/profile/contract';
import { Cake, Eye, IdCard, MessageSquareText, PartyPopper } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, useLocale, useScreenTexts } from '../../../i18n/index.ts';
import { ListRow, type Load, PageSection, Screen, ScreenPart } from '../../../patterns/index.ts';
import { Icon, Stack, Surface } from '../../../primitives/index.ts';
import { ProfileHeader } from '../ProfileHeader/ProfileHeader.tsx';

export interface ProfileScreenProps {
  user: Load<User>;
  /** `InviteFriends`. */
  invite?: ReactNode;
  links: { mine: string; editProfile: string; player: (user_id: string) => string };
  onCopyInviteCode: (invite_code: string) => void;
}

/** Profile: portrait, level, invite code and description, each line with a link to edit it (user/edit). */
export function ProfileScreen({ user, invite, links, onCopyInviteCode }: ProfileScreenProps) {
  const { t } = useTranslation(['account/profile', 'account/people']);
  const locale = useLocale();
  return (
    <Screen texts={useScreenTexts()} title={t('profile.title')} back={links.mine} layout="halves">
      <Stack space="medium">
        <ScreenPart load={user} shape="header">
          {(shown) => <ProfileHeader user={shown} onCopyInviteCode={onCopyInviteCode} />}
        </ScreenPart>
        {invite}
      </Stack>
      {user.status !== 'failed' && (
        <PageSection title={t('profile.about')}>
          <ScreenPart load={user} shape={{ list: 5 }}>
            {(shown) => (
              <Surface space="none">
                <ListRow
                  leading={<Icon icon={IdCard} />}
                  title={t('fields.nickname.label')}
                  description={shown.nickname}
                  href={links.editProfile}
                />
                <ListRow
                  leading={<Icon icon={MessageSquareText} />}
                  title={t('fields.description.label')}
                  description={shown.description ?? t('profile.noDescription')}
                  href={links.editProfile}
                />
                <ListRow
                  leading={<Icon icon={Cake} />}
                  title={t('fields.birthday.label')}
                  description={formatDate(shown.birthday, locale)}
                  href={links.editProfile}
                />
                <ListRow
                  leading={<Icon icon={PartyPopper} />}
                  title={t('profile.since')}
                  description={formatDate(shown.created_at, locale)}
                />
                <ListRow
                  leading={<Icon icon={Eye} />}
                  title={t('account/people:player.view')}
                  description={t('account/people:player.viewHint')}
                  href={links.player(shown.id)}
                />
              </Surface>
            )}
          </ScreenPart>
        </PageSection>
      )}
    </Screen>
  );
}
