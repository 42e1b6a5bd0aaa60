import type { Texts } from '../../i18n/Texts.ts';
import type { bindingVn } from './bindingVn.ts';

export const bindingEn = {
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
  bindCode: {
    title: 'Link an invite code',
    heading: 'Who invited you to MCY?',
    lead: 'Enter their invite code. It can be done once.',
    until: 'You can do so until {{date}}: within 30 days of registering.',
    submit: 'Link',
    done: 'Invite code linked',
    invitedBy: 'You were invited by',
    boundAt: 'Linked on {{date}}',
    settled: 'A linked invite code cannot be changed.',
    late: {
      title: 'The time for this is over',
      body: 'An invite code can be linked within 30 days of registering. You can still invite friends with your own.',
      action: 'Back to profile',
    },
  },
  registered: {
    bound: 'Your friend’s invite code is linked',
    not_found: 'Your account is open, but nobody has this invite code. You can link one within 30 days.',
  },
  share: {
    invite: 'Invite friends',
  },
} satisfies Texts<typeof bindingVn>;
