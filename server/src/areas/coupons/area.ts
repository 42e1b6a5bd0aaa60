import type { Area } from '../../platform/area/Area.ts';
import { coupons } from './migrations/0040_coupons.ts';
import { invitationCoupons } from './migrations/0041_invitation_coupons.ts';
import { couponOperators } from './migrations/0054_coupon_operators.ts';
import { couponPurchaseJournal } from './offers/couponJournals.ts';
import { seedDemoIssues } from './offers/demo/seedDemoIssues.ts';
import { takeDemoCoupons } from './offers/demo/takeDemoCoupons.ts';
import { offerHandlers } from './offers/offerHandlers.ts';
import { couponChecks } from './tickets/couponChecks.ts';
import { couponFollowers } from './tickets/couponFollowers.ts';
import { couponNotices } from './tickets/couponNotices.ts';
import { remindOfCoupons } from './tickets/remindOfCoupons.ts';
import { ticketHandlers } from './tickets/ticketHandlers.ts';

/** How late a reminder may be, in ms. */
const reminderInterval = 600_000;

export const couponsArea: Area = {
  name: 'coupons',
  calls: [...ticketHandlers, ...offerHandlers],
  migrations: {
    '0040_coupons': coupons,
    '0041_invitation_coupons': invitationCoupons,
    '0054_coupon_operators': couponOperators,
  },
  checks: couponChecks,
  jobs: [{ name: 'coupon reminders', every: reminderInterval, run: ({ db }, now) => remindOfCoupons(db, now) }],
  followers: couponFollowers,
  journals: [couponPurchaseJournal],
  notices: couponNotices,
  seedDemo: seedDemoIssues,
  demoPast: [takeDemoCoupons],
};
