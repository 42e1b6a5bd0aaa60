import type { VnpaySettings } from '../../../../platform/config/paymentSettings.ts';
import type { Collection, PaymentGateway } from '../PaymentGateway.ts';
import { askVnpay } from './askVnpay.ts';
import { readVnpayNotification } from './readVnpayNotification.ts';
import { signVnpay, vnpayQuery } from './signVnpay.ts';
import { vnpayReference } from './vnpayReference.ts';
import { vnpayTime } from './vnpayTime.ts';

/** VNPay, version 2.1.0: a signed redirect, a signed notification, and questions about payments. */
export function vnpayGateway(settings: VnpaySettings): PaymentGateway {
  return {
    name: 'vnpay',
    minutes: 15,
    payUrl: (collection, { locale, address }) => {
      const fields = {
        ...orderOf(collection, settings),
        vnp_Locale: locale === 'vn' ? 'vn' : 'en',
        vnp_IpAddr: address,
      };
      const query = vnpayQuery(fields);
      return `${settings.payUrl}?${query}&vnp_SecureHash=${signVnpay(query, settings.secret)}`;
    },
    readNotification: (fields) => readVnpayNotification(fields, settings),
    ask: (collection, now) => askVnpay(collection, settings, now),
  };
}

function orderOf({ payment_id, amount, reference, created_at, expires_at }: Collection, settings: VnpaySettings) {
  return {
    vnp_Version: '2.1.0',
    vnp_Command: 'pay',
    vnp_TmnCode: settings.tmnCode,
    // Hundredths of a đồng.
    vnp_Amount: String(amount * 100),
    vnp_CurrCode: 'VND',
    vnp_TxnRef: vnpayReference(payment_id),
    vnp_OrderInfo: `MCY nap xu ${reference}`,
    vnp_OrderType: 'other',
    vnp_ReturnUrl: settings.returnUrl,
    vnp_CreateDate: vnpayTime(created_at),
    vnp_ExpireDate: vnpayTime(expires_at),
  };
}
