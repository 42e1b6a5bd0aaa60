import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  bindName: {
    email: {
      bind: 'Link an e-mail address',
      change: 'Change e-mail address',
      label: 'New e-mail address',
      none: 'No e-mail address linked',
      done: 'E-mail address linked',
      unavailable: 'Codes cannot be sent by e-mail at the moment',
    },
    mobile: {
      bind: 'Link a mobile number',
      change: 'Change mobile number',
      label: 'New mobile number',
      none: 'No mobile number linked',
      done: 'Mobile number linked',
      unavailable: 'Codes cannot be sent by text message at the moment',
    },
    current: 'In use: {{name}}',
    submit: 'Link it',
    passwordHint: 'So that we know it is you.',
    notes: 'Good to know',
    either: 'Once linked, either your e-mail address or your number signs you in and resets your password.',
    replaced: 'The new one takes the old one’s place at once; the old one no longer signs you in.',
    hidden: 'Other players never see your e-mail address or number.',
    later: 'Please come back later, or contact customer service.',
    back: 'Back to settings',
  },
  fields: {
    sign_in_name: { label: 'E-mail or mobile number' },
    password: { label: 'Password' },
    code: { label: 'Code' },
  },
} satisfies Texts<typeof vn>;
