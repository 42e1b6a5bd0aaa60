/** The coupons' exports for other areas. */
export { seedDemoIssue } from './offers/demo/seedDemoIssues.ts';
export { findDemoCoupon } from './offers/demo/takeDemoCoupons.ts';
export { listUsableCoupons } from './tickets/listUsableCoupons.ts';
export { lockCouponStock } from './tickets/lockCouponStock.ts';
export { lockCoupons } from './tickets/lockCoupons.ts';
export { type ListBoxIds, type NameBoxes, boxNames, boxesOfSeries, nameAll } from './tickets/boxNames.ts';
export { countHeld, issueCoupons, lockIssue } from './tickets/issueCoupons.ts';
export { returnCoupon } from './tickets/returnCoupon.ts';
export { readerOf } from './tickets/ticketHandlers.ts';
export { poolIds } from './tickets/selectCoupons.ts';
export { claimUntil } from './tickets/validUntil.ts';
export { worthOf } from './tickets/worthOf.ts';
