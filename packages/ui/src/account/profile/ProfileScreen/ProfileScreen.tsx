import type { User } from '@mcy/api/account/profile/contract';
import { Eye, PartyPopper } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, useLocale, useScreenTexts } from '../../../i18n/index.ts';
import { ListRow, type Load, PageSection, Screen } from '../../../patterns/index.ts';
import { Icon, Stack, Surface } from '../../../primitives/index.ts';
import { ProfileHeader } from '../ProfileHeader/ProfileHeader.tsx';

export interface ProfileScreenProps {
  user: Load<User>;
  /** `EditProfileForm` of `@mcy/forms/account`, filled with the profile. */
  form: (user: User) => ReactNode;
  /** True when the address leads to the form, which a phone shows further down. */
  atForm: boolean;
  /** `InviteFriends`. */
  invite?: ReactNode;
  links: { mine: string; player: (user_id: string) => string };
  onCopyInviteCode: (invite_code: string) => void;
}

/** Profile: who the player is for others, the form to change it, and their invite code (user/edit, user/do_edit). */
export function ProfileScreen({ user, form, atForm, invite, links, onCopyInviteCode }: ProfileScreenProps) {
  const { t } = useTranslation(['account/profile', 'account/people']);
  const locale = useLocale();
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('profile.title')}
      back={links.mine}
      layout="halves"
      load={user}
      shape={['header', 'form']}
    >
      {(shown) => (
        <>
          <Stack space="medium">
            <ProfileHeader user={shown} onCopyInviteCode={onCopyInviteCode} />
            <Surface space="none">
              <ListRow
                leading={<Icon icon={Eye} />}
                title={t('account/people:player.view')}
                description={t('account/people:player.viewHint')}
                href={links.player(shown.id)}
              />
              <ListRow
                leading={<Icon icon={PartyPopper} />}
                title={t('profile.since')}
                description={formatDate(shown.created_at, locale)}
              />
            </Surface>
            {invite}
          </Stack>
          <Reached at={atForm}>
            <PageSection title={t('profile.about')} description={t('editProfile.lead')}>
              <Surface space={{ phone: 'medium', tablet: 'large' }}>{form(shown)}</Surface>
            </PageSection>
          </Reached>
        </>
      )}
    </Screen>
  );
}

/** Scrolled to once, when the address leads here. */
function Reached({ at, children }: { at: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (at) place.current?.scrollIntoView({ block: 'start' });
  }, [at]);
  return <div ref={place}>{children}</div>;
}
