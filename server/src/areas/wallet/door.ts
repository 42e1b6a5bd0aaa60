/** The wallet's exports for other areas. */
export { lockSpending } from './spending/lockSpending.ts';
