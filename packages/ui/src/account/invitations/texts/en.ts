import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  bindCode: {
    title: 'Link an invite code',
    heading: 'Who invited you to MCY?',
    lead: 'Enter their invite code. You can only do this once.',
    until: 'You have until {{date}}, 30 days after registering.',
    submit: 'Link',
    done: 'Invite code linked',
    invitedBy: 'You were invited by',
    boundAt: 'Linked on {{date}}',
    settled: 'You can’t change a linked invite code.',
    gift: 'Add a code and get a 5.000-coin coupon for any mystery box.',
    coupon: 'See your gift coupon',
    late: {
      title: 'It’s too late to link a code',
      body: 'You can link an invite code within 30 days of registering. You can still invite friends with your own.',
      action: 'Back to profile',
    },
  },
  registered: {
    bound: 'Your friend’s invite code is linked',
    not_found: 'Your account is ready, but this invite code doesn’t exist. You can link one within 30 days.',
  },
  share: {
    invite: 'Invite friends',
  },
  fields: {
    invite_code: { label: 'Invite code', hint: 'From the friend who invited you.' },
  },
} satisfies Texts<typeof vn>;
