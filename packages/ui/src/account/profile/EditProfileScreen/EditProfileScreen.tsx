import type { User } from '@mcy/api/account/profile/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreenTexts } from '../../../i18n/index.ts';
import { type Load, Screen } from '../../../patterns/index.ts';
import { Surface, Text } from '../../../primitives/index.ts';
import { ProfileStage } from '../ProfileHeader/ProfileStage.tsx';

export interface EditProfileScreenProps {
  user: Load<User>;
  /** `EditProfileForm` of `@mcy/forms/account`, filled with the profile. */
  form: (user: User) => ReactNode;
  links: { profile: string };
}

/** Edit profile: who it is about, and the form (user/do_edit). */
export function EditProfileScreen({ user, form, links }: EditProfileScreenProps) {
  const { t } = useTranslation('account/profile');
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('editProfile.title')}
      back={links.profile}
      layout="halves"
      load={user}
      shape={[{ longRows: 1 }, 'form']}
    >
      {(edited) => (
        <>
          <ProfileStage user={edited}>
            <Text size="small" tone="secondary">
              {t('editProfile.lead')}
            </Text>
          </ProfileStage>
          <Surface space={{ phone: 'medium', tablet: 'large' }}>{form(edited)}</Surface>
        </>
      )}
    </Screen>
  );
}
