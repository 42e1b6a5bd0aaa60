import type { RequestOf } from '@mcy/api/contract';
import { setLineAside } from '@mcy/api/operator/payments/contract';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';

export interface SetLineAsideFormProps {
  line_id: string;
  /** The line can be credited too, which is the main step. */
  secondary: boolean;
  onSubmit: (request: RequestOf<typeof setLineAside>) => Promise<void>;
}

/** Form for `POST /api/operator/payments/line_aside`. */
export function SetLineAsideForm({ line_id, secondary, onSubmit }: SetLineAsideFormProps) {
  const { t } = useTranslation('operator/payments');
  return (
    <SchemaForm
      call={setLineAside}
      submitLabel={t('line.asideSubmit')}
      defaultValues={{ line_id }}
      onSubmit={onSubmit}
      secondary={secondary}
      guarded
    />
  );
}
