import { type editProfile, editWholeProfile } from '@mcy/api/account/contract';
import type { RequestOf } from '@mcy/api/contract';
import { useTranslation } from 'react-i18next';
import { DateField } from '../fields/DateField/DateField.tsx';
import { SchemaForm } from '../SchemaForm/SchemaForm.tsx';

type WholeProfile = RequestOf<ReturnType<typeof editWholeProfile>>;
type Changes = RequestOf<typeof editProfile>;

export interface EditProfileFormProps {
  /** What the profile says now. */
  profile: WholeProfile;
  /** Gets what was changed and nothing else: the rest may have been changed on another device meanwhile. */
  onSubmit: (changes: Changes) => Promise<void>;
}

/** Fills in the request of `POST /api/user/edit`; asks before somebody leaves what they changed. */
export function EditProfileForm({ profile, onSubmit }: EditProfileFormProps) {
  const { t } = useTranslation('account');
  const { nickname, description, birthday } = profile;
  return (
    <SchemaForm
      call={editWholeProfile()}
      submitLabel={t('editProfile.submit')}
      defaultValues={{ nickname, description, birthday }}
      onSubmit={(request) => onSubmit(changesOf(profile, request))}
      guarded
      fields={{ birthday: (field) => <DateField {...field} hint={t('editProfile.birthdayHint')} /> }}
    />
  );
}

function changesOf(before: WholeProfile, { nickname, description, birthday }: WholeProfile): Changes {
  return {
    ...(nickname !== before.nickname && { nickname }),
    ...(description !== before.description && { description }),
    ...(birthday !== before.birthday && { birthday }),
  };
}
