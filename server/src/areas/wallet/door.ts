/** The wallet's exports for other areas. */
export { requireSpendingAllowed } from './spending/requireSpendingAllowed.ts';
