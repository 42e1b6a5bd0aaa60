import type { Texts } from '../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  payment: {
    title: 'Payment result',
    number: 'Payment number',
    createdAt: 'Created',
    expiresAt: 'Expires',
    pending: {
      title: 'Waiting for payment',
      body: 'This page updates by itself as soon as the payment is confirmed. No need to reload.',
      action: 'Continue to payment',
    },
    paid: {
      title: 'Recharge complete',
      body: 'Your coins have arrived. Pick a box and try your luck!',
      action: 'Choose a box',
    },
    declined: {
      title: 'Payment declined',
      body: 'Your balance has not changed. Try again, or pay another way.',
      action: 'Recharge again',
    },
    expired: {
      title: 'Payment expired',
      body: 'It was not paid in time and has closed by itself. Your balance has not changed.',
      action: 'Recharge again',
    },
    moneyFlow: 'See balance history',
    mine: 'Back to my account',
    missing: {
      title: 'Payment not found',
      body: 'The link may be old. Every completed recharge is in your balance history.',
    },
  },
} satisfies Texts<typeof vn>;
