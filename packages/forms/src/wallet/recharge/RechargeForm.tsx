import { type RequestOf, rules } from '@mcy/api/contract';
import { recharge } from '@mcy/api/wallet/recharge/contract';
import type { GatewayName } from '@mcy/api/wallet/recharge/words';
import { formatMoney } from '@mcy/ui/i18n';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';
import { GatewayField } from './GatewayField.tsx';

export interface RechargeFormProps {
  onSubmit: (request: RequestOf<typeof recharge>) => Promise<void>;
  /** Coins to begin with: what a box misses. Null for none. */
  suggested: number | null;
  /** The shop's ways to pay, the usual one first; null until known. */
  gateways: readonly GatewayName[] | null;
}

/** Form for `POST /api/wallet/recharge`. */
export function RechargeForm({ onSubmit, suggested, gateways }: RechargeFormProps) {
  return (
    <SchemaForm
      call={recharge}
      submitLabel={<AmountToPay />}
      onSubmit={onSubmit}
      fields={{ gateway: (field) => <GatewayField {...field} gateways={gateways} /> }}
      defaultValues={suggested === null ? {} : { amount: suggested }}
    />
  );
}

/** Says how much the button pays. */
function AmountToPay() {
  const { t } = useTranslation('wallet/recharge');
  const amount: unknown = useWatch({ name: 'amount' });
  if (!rules.rechargeAmount.safeParse(amount).success) return t('recharge.submit');
  return t('recharge.submitAmount', { amount: formatMoney(Number(amount)) });
}
