import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  fields: {
    amount: { label: 'Coins to top up', hint: 'At least 50.000 at a time. 1 coin = 1 đồng.' },
    gateway: { label: 'How to pay' },
    gateway_options: {
      sandbox: 'Test bank',
      vnpay: 'VNPay',
      vietqr: 'Bank transfer (VietQR)',
    },
  },
  paymentPolicy: 'Payment policy',
  gateways: {
    sandbox: 'A sample payment page. No real money.',
    vnpay: 'ATM card, credit card or VNPAY-QR. Coins arrive right away.',
    vietqr: 'Scan a code with any bank’s app. Coins arrive once we’ve checked our bank statement.',
  },
  transfer: {
    title: 'Bank transfer',
    qr: 'VietQR code to send {{amount}} VND',
    scan: 'Open your bank’s app and scan this code',
    dong: '{{amount}} VND',
    save: 'Save the code',
    saveHint: 'On your phone? Save the picture, then choose it in your bank’s app.',
    left: 'The code is valid for',
    countdown: {
      hours: 'h',
      minutes: 'min',
      seconds: 's',
      spoken: '{{hours}} hours and {{minutes}} minutes left',
      ended: 'Expired',
    },
    by: 'Or fill in the transfer yourself',
    account: 'Account number',
    amount: 'Amount',
    reference: 'Transfer message',
    bank: 'Bank',
    holder: 'Account holder',
    copy: 'Copy {{what}}',
    exact: 'Keep the amount and the message exactly as they are: that’s how we recognize your transfer.',
    sent: 'I’ve sent the transfer',
    sentHint: 'This doesn’t add coins yet. They arrive once the money is in our account, usually within working hours.',
    claimed:
      'You told us at {{time}} that you sent it. We’re checking; this page updates by itself when your coins arrive.',
    expired: 'This code has expired. If you’ve already sent the money, you’ll still get your coins once it arrives.',
    again: 'Top up again',
    done: 'See the result',
    over: 'This payment is closed.',
    missing: { title: 'Payment not found', body: 'The link may be old. Please start a new top-up.' },
  },
  recharge: {
    title: 'Top up',
    submit: 'Go to payment',
    submitAmount: 'Top up {{amount}} VND',
    missing: 'You’re {{amount}} coins short. After topping up, you go straight back to what you were buying.',
    bonus: {
      title: 'Diamonds with larger top-ups',
      body: 'Top up 500.000 coins or more at a time and get 1% of it in diamonds, which pay for part of a box.',
      coins: '{{amount}} coins',
    },
    how: {
      title: 'How it works',
      choose: 'Choose how many coins, and how to pay.',
      pay: 'Pay on the payment page, or scan the code to send a transfer.',
      credited: 'Coins arrive once payment succeeds; for a transfer, once we’ve checked our bank statement.',
    },
  },
} satisfies Texts<typeof vn>;
