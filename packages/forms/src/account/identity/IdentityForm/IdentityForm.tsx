import { submitIdentity } from '@mcy/api/account/identity/contract';
import type { RequestOf } from '@mcy/api/contract';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../fields/DateField/DateField.tsx';
import type { FieldProps } from '../../../fields/FieldProps.ts';
import { FilesField } from '../../../fields/FilesField/FilesField.tsx';
import { SchemaForm } from '../../../SchemaForm/SchemaForm.tsx';
import { FaceField } from './FaceField.tsx';

type Submission = RequestOf<typeof submitIdentity>;

export interface IdentityFormProps {
  /** What the account says. */
  birthday: string;
  /** What was filled in before somebody left for the face check. */
  typed?: Partial<Submission> | undefined;
  /** Address of the photo of the face on this device; null when none was taken. */
  face: string | null;
  /** Leads to the face check, with all that the form holds. */
  onTakeFace: (values: object) => void;
  onSubmit: (request: Submission) => Promise<void>;
}

/** Fills in the request of `POST /api/identity/submit`, within an `UploadProvider`; asks before somebody leaves what they filled in. */
export function IdentityForm({ birthday, typed, face, onTakeFace, onSubmit }: IdentityFormProps) {
  const { t } = useTranslation('account/identity');
  return (
    <SchemaForm
      call={submitIdentity}
      submitLabel={t('identity.submit')}
      defaultValues={{ birthday, kind: 'citizen_card' }}
      typed={typed}
      onSubmit={(request) => onSubmit(request.kind === 'passport' ? { ...request, back_file: null } : request)}
      guarded
      fields={{
        birthday: (field) => <DateField {...field} hint={t('identity.birthdayHint')} />,
        back_file: (field) => <BackField {...field} label={t('fields.back_file.label')} />,
        face_file: (field) => <FaceField {...field} photo={face} onTake={onTakeFace} />,
      }}
    />
  );
}

/** A passport shows all it has on one page. */
function BackField(field: FieldProps) {
  const kind: unknown = useWatch({ name: 'kind' });
  return kind !== 'passport' && <FilesField {...field} />;
}
