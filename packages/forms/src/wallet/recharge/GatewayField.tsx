import type { GatewayName } from '@mcy/api/wallet/recharge/words';
import { RadioGroup } from '@mcy/ui/primitives';
import { CreditCard, FlaskConical, QrCode } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../../fields/FieldProps.ts';
import { useBoundField } from '../../fields/useBoundField.ts';

interface GatewayFieldProps extends FieldProps {
  /** The usual one first; null until known. */
  gateways: readonly GatewayName[] | null;
}

const icons = { sandbox: FlaskConical, vnpay: CreditCard, vietqr: QrCode } as const;

/** The way to pay, each with what it means. The usual one is chosen; a shop with one does not ask. */
export function GatewayField({ name, gateways }: GatewayFieldProps) {
  const { t } = useTranslation('wallet/recharge');
  const field = useBoundField<GatewayName | null>(name);
  if (gateways === null || gateways.length < 2) return null;
  return (
    <RadioGroup
      {...field}
      value={field.value ?? gateways[0] ?? null}
      label={t('fields.gateway.label')}
      variant="card"
      options={gateways.map((gateway) => ({
        value: gateway,
        label: t(`fields.gateway_options.${gateway}`),
        description: t(`gateways.${gateway}`),
        icon: icons[gateway],
      }))}
    />
  );
}
