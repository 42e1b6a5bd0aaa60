import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
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
  fields: {
    invite_code: { label: 'Invite code', hint: 'Of the friend who invited you, if there is one.' },
  },
} satisfies Texts<typeof vn>;
