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
  /** The account's own details. */
  birthday: string;
  /** Input from before the face check. */
  typed?: Partial<Submission> | undefined;
  /** Local URL of the face photo; null when none was taken. */
  face: string | null;
  /** Opens the face check, with the form's whole input. */
  onTakeFace: (values: object) => void;
  onSubmit: (request: Submission) => Promise<void>;
}

/** Form for `POST /api/identity/submit`, inside an `UploadProvider`; asks before unsent input is lost. */
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

/** A passport has a single page to show. */
function BackField(field: FieldProps) {
  const kind: unknown = useWatch({ name: 'kind' });
  return kind !== 'passport' && <FilesField {...field} />;
}
