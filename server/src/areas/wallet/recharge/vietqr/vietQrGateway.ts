import type { BankSettings } from '../../../../platform/config/paymentSettings.ts';
import type { PaymentGateway } from '../PaymentGateway.ts';
import { writeVietQr } from './vietQr.ts';

/** A bank transfer by the payer's own app. An operator confirms it by the bank's statement. */
export function vietQrGateway({ bin, name, account, holder }: BankSettings): PaymentGateway {
  return {
    name: 'vietqr',
    minutes: 24 * 60,
    payUrl: ({ payment_id }) => `/pages/user/recharge_transfer?payment_id=${payment_id}`,
    transferOf: ({ amount, reference }) => ({
      bank_name: name,
      account_number: account,
      holder_name: holder,
      reference,
      qr: writeVietQr({ bin, account, amount, reference }),
    }),
  };
}
