import { type editProfile, editWholeProfile } from '@mcy/api/account/profile/contract';
import type { RequestOf } from '@mcy/api/contract';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../fields/DateField/DateField.tsx';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';

type WholeProfile = RequestOf<ReturnType<typeof editWholeProfile>>;
type Changes = RequestOf<typeof editProfile>;

/** The saved profile; the answer of `GET /api/user/info` fits. */
interface EditedProfile extends Pick<WholeProfile, 'nickname' | 'description' | 'birthday'> {
  /** Ids of the chosen files. */
  avatar_file: string | null;
  background_file: string | null;
}

export interface EditProfileFormProps {
  profile: EditedProfile;
  /** Receives only what changed: another device may have changed the rest meanwhile. */
  onSubmit: (changes: Changes) => Promise<void>;
}

/** Form for `POST /api/user/edit`, inside an `UploadProvider`; asks before unsent changes are lost. */
export function EditProfileForm({ profile, onSubmit }: EditProfileFormProps) {
  const { t } = useTranslation('account/profile');
  const { nickname, description, birthday, avatar_file, background_file } = profile;
  const before = { nickname, description, birthday, avatar: avatar_file, background: background_file };
  return (
    <SchemaForm
      call={editWholeProfile()}
      submitLabel={t('editProfile.submit')}
      defaultValues={before}
      onSubmit={(request) => onSubmit(changesOf(before, request))}
      guarded
      fields={{ birthday: (field) => <DateField {...field} hint={t('editProfile.birthdayHint')} /> }}
    />
  );
}

function changesOf(
  before: WholeProfile,
  { nickname, description, birthday, avatar, background }: WholeProfile,
): Changes {
  return {
    ...(nickname !== before.nickname && { nickname }),
    ...(description !== before.description && { description }),
    ...(birthday !== before.birthday && { birthday }),
    ...(avatar !== before.avatar && { avatar }),
    ...(background !== before.background && { background }),
  };
}
