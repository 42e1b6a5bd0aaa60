import type { RequestOf, Right } from '@mcy/api/contract';
import { grantRight, revokeRight } from '@mcy/api/operator/rights/contract';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';

export interface RightFormProps {
  user_id: string;
  right: Right;
  /** True when the right is taken back. */
  granted: boolean;
  onSubmit: (request: RequestOf<typeof grantRight>) => Promise<void>;
}

/** Form for `POST /api/operator/rights/grant` and `/revoke`: why a right changes. */
export function RightForm({ user_id, right, granted, onSubmit }: RightFormProps) {
  const { t } = useTranslation('operator/rights');
  return (
    <SchemaForm
      call={granted ? revokeRight : grantRight}
      submitLabel={t(granted ? 'revoke' : 'grant')}
      defaultValues={{ user_id, right }}
      onSubmit={onSubmit}
    />
  );
}
