import { type WaitingWork, mostWaiting } from '../../../platform/area/WaitingWork.ts';

/** What waits on the screens of this area. */
export const waitingForOperators: readonly WaitingWork[] = [
  {
    topic: 'operator/identity',
    right: 'people',
    read: async (db) => {
      const rows = await db
        .selectFrom('identity_review')
        .select('submitted_at')
        .where('state', '=', 'under_review')
        .orderBy('review_id')
        .limit(mostWaiting + 1)
        .execute();
      return rows.map(({ submitted_at }) => submitted_at);
    },
  },
  {
    topic: 'operator/withdrawals',
    right: 'money',
    read: async (db) => {
      const rows = await db
        .selectFrom('withdrawal')
        .select('created_at')
        .where('status', '=', 'requested')
        .orderBy('withdrawal_id')
        .limit(mostWaiting + 1)
        .execute();
      return rows.map(({ created_at }) => created_at);
    },
  },
  {
    topic: 'operator/parcels',
    right: 'orders',
    read: async (db) => {
      const rows = await db
        .selectFrom('parcel')
        .select('created_at')
        .where('state', '=', 'paid')
        .orderBy('parcel_id')
        .limit(mostWaiting + 1)
        .execute();
      return rows.map(({ created_at }) => created_at);
    },
  },
  {
    topic: 'operator/claims',
    right: 'orders',
    read: async (db) => {
      const rows = await db
        .selectFrom('claim')
        .select('submitted_at')
        .where('state', '=', 'submitted')
        .orderBy('claim_id')
        .limit(mostWaiting + 1)
        .execute();
      return rows.map(({ submitted_at }) => submitted_at);
    },
  },
  {
    topic: 'operator/stock',
    right: 'catalogue',
    read: async (db) => {
      const rows = await db
        .selectFrom('stock')
        .select((is) => is.ref('low_since').$notNull().as('low_since'))
        .where('low_since', 'is not', null)
        .orderBy('low_since')
        .limit(mostWaiting + 1)
        .execute();
      return rows.map(({ low_since }) => low_since);
    },
  },
  {
    topic: 'operator/approvals',
    right: 'any',
    read: async (db, { rights, now }) => {
      const rows = await db
        .selectFrom('approval')
        .select('asked_at')
        .where('state', '=', 'waiting')
        .where('right', '=', (is) => is.fn.any(is.val(rights)))
        .where('expires_at', '>', now)
        .orderBy('approval_id')
        .limit(mostWaiting + 1)
        .execute();
      return rows.map(({ asked_at }) => asked_at);
    },
  },
];
