import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  title: 'Policies',
  contents: 'Contents',
  version: 'Version {{version}}',
  effectiveFrom: 'In effect from {{date}}',
  notCurrent: 'This version isn’t in effect.',
  toCurrent: 'Read the version in effect',
  versions: 'Versions',
  others: 'Other documents',
  types: {
    user: 'User agreement',
    privacy: 'Privacy policy',
    shipping: 'Shipping policy',
    payment: 'Payment policy',
    return: 'Return and warranty policy',
    information: 'Information protection policy',
    purchase: 'Purchase agreement',
    delivery: 'Delivery and after-sales',
  },
  agreement: {
    why: {
      read: 'This is the version in effect. Read it before you accept.',
      visit: 'MCY has a new agreement. Read and accept it to continue using your account.',
      pay: 'Read and accept this once before you pay. You haven’t been charged yet.',
    },
    progress: 'Reading progress',
    tick: 'I have read and accept the {{agreement}}',
    tickFirst: 'Please tick the box to accept first.',
    accept: 'Accept and continue',
    acceptAndPay: 'Accept and pay {{amount}}',
    fullPage: 'Read on its own page',
    signOut: 'Don’t accept, sign out',
  },
} satisfies Texts<typeof vn>;
