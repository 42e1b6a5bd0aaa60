import type { RequestOf } from '@mcy/api/contract';
import { reviewIdentity } from '@mcy/api/operator/identity/contract';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../../fields/FieldProps.ts';
import { RadioField } from '../../fields/RadioField/RadioField.tsx';
import { TextAreaField } from '../../fields/TextAreaField/TextAreaField.tsx';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';

type Decision = RequestOf<typeof reviewIdentity>;

export interface IdentityDecisionFormProps {
  review_id: string;
  onSubmit: (request: Decision) => Promise<void>;
}

/** Form for `POST /api/operator/identity/review`; a rejection needs a reason. */
export function IdentityDecisionForm({ review_id, onSubmit }: IdentityDecisionFormProps) {
  const { t } = useTranslation('operator/identity');
  return (
    <SchemaForm
      call={reviewIdentity}
      submitLabel={t('identity.submit')}
      defaultValues={{ review_id }}
      onSubmit={(request) => onSubmit(decided(request))}
      guarded
      fields={{
        reason: (field) => <WhereRejected {...field} label={t('fields.reason.label')} show={RadioField} />,
        note: (field) => <WhereRejected {...field} show={TextAreaField} />,
      }}
    />
  );
}

interface WhereRejectedProps extends FieldProps {
  show: typeof RadioField | typeof TextAreaField;
}

function WhereRejected({ show: Field, ...field }: WhereRejectedProps) {
  const decision: unknown = useWatch({ name: 'decision' });
  return decision === 'rejected' && <Field {...field} />;
}

/** Drops a rejection's hidden values when the decision is another. */
function decided(request: Decision): Decision {
  return request.decision === 'rejected' ? request : { ...request, reason: null, note: null };
}
