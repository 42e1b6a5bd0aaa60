import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  fields: {
    reason: {
      label: 'Reason',
      hint: 'Kept in the log, and shown to the second operator.',
    },
  },
  title: 'Operators’ rights',
  lead: 'Each operator works only on what they have the right to. “Money” and “People” take two operators.',
  list: 'Operators',
  self: 'You',
  ownNote: 'Others change your rights.',
  empty: {
    title: 'Nobody yet',
    body: 'Operators will show here.',
  },
  held: 'Granted',
  asked: 'Waiting for a second operator',
  grant: 'Grant',
  revoke: 'Take back',
  grantNamed: 'Grant {{name}} the right “{{right}}”',
  revokeNamed: 'Take the right “{{right}}” back from {{name}}',
  granted: 'Right granted',
  sent: 'Sent to a second operator',
  revoked: 'Right taken back',
  close: 'Close',
  names: {
    catalogue: 'Catalogue',
    orders: 'Orders',
    money: 'Money',
    people: 'People',
    content: 'Content',
    audit: 'Audit',
  },
  missing: {
    title: 'This page takes the right “{{right}}”',
    text: 'Ask an operator with the right “People” to grant it.',
    desk: 'To the desk',
  },
} satisfies Texts<typeof vn>;
