import type { User } from '@mcy/api/account/profile/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoadTexts } from '../../../i18n/index.ts';
import { type Load, LoadView, NavBar } from '../../../patterns/index.ts';
import { Grid, Inset, Surface, Text } from '../../../primitives/index.ts';
import { ProfileStage } from '../ProfileHeader/ProfileStage.tsx';
import { EditProfileSkeleton } from './EditProfileSkeleton.tsx';

export interface EditProfileScreenProps {
  user: Load<User>;
  /** `EditProfileForm` of `@mcy/forms/account`, filled with the profile. */
  form: (user: User) => ReactNode;
  links: { profile: string };
}

/** Edit profile: who it is about, and the form (user/do_edit). */
export function EditProfileScreen({ user, form, links }: EditProfileScreenProps) {
  const { t } = useTranslation('account/profile');
  const { t: shell } = useTranslation('shell');
  return (
    <>
      <NavBar title={t('editProfile.title')} back={{ label: shell('back'), href: links.profile }} />
      <Inset space={{ phone: 'medium', tablet: 'large' }}>
        <LoadView {...useLoadTexts()} load={user} skeleton={<EditProfileSkeleton />}>
          {(edited) => (
            <Grid columns={{ phone: 1, desktop: 2 }} space="large" align="start">
              <ProfileStage user={edited}>
                <Text size="small" tone="secondary">
                  {t('editProfile.lead')}
                </Text>
              </ProfileStage>
              <Surface space={{ phone: 'medium', tablet: 'large' }}>{form(edited)}</Surface>
            </Grid>
          )}
        </LoadView>
      </Inset>
    </>
  );
}
