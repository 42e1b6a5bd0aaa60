import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  bindName: {
    email: {
      bind: 'Link an email address',
      change: 'Change email address',
      label: 'New email address',
      none: 'No email address linked',
      done: 'Email address linked',
      unavailable: 'We can’t send codes by email at the moment',
    },
    mobile: {
      bind: 'Link a mobile number',
      change: 'Change mobile number',
      label: 'New mobile number',
      none: 'No mobile number linked',
      done: 'Mobile number linked',
      unavailable: 'We can’t send codes by text message at the moment',
    },
    current: 'Current: {{name}}',
    submit: 'Link',
    passwordHint: 'To confirm it’s you.',
    notes: 'Good to know',
    either: 'Once linked, you can sign in and reset your password with either your email address or your number.',
    replaced: 'The new one replaces the old one right away, and you can no longer sign in with the old one.',
    hidden: 'Other players never see your email address or number.',
    later: 'Please come back later, or contact customer service.',
    back: 'Back to settings',
  },
  fields: {
    sign_in_name: { label: 'Email or mobile number' },
    password: { label: 'Password' },
    code: { label: 'Code' },
  },
} satisfies Texts<typeof vn>;
