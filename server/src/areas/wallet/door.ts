/** What other areas may use of the wallet. */
export { requireSpendingAllowed } from './spending/requireSpendingAllowed.ts';
