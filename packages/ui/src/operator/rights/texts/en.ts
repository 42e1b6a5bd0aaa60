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
  lead: 'Operators can only work on what their rights cover. “Money” and “People” need two operators to agree.',
  list: 'Operators',
  self: 'You',
  ownNote: 'Only another operator can change your rights.',
  empty: {
    title: 'Nobody yet',
    body: 'Operators appear here.',
  },
  held: 'Granted',
  asked: 'Waiting for a second operator',
  grant: 'Grant',
  revoke: 'Revoke',
  grantNamed: 'Grant {{name}} the right “{{right}}”',
  revokeNamed: 'Revoke the right “{{right}}” of {{name}}',
  granted: 'Right granted',
  sent: 'Sent to a second operator',
  revoked: 'Right revoked',
  close: 'Close',
  names: {
    catalogue: 'Catalog',
    orders: 'Orders',
    money: 'Money',
    people: 'People',
    content: 'Content',
    audit: 'Audit',
  },
  missing: {
    title: 'This page needs the right “{{right}}”',
    text: 'Ask an operator with the right “People” to grant it.',
    desk: 'Back to the desk',
  },
} satisfies Texts<typeof vn>;
