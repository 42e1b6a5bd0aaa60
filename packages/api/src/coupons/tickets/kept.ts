export { countCoupons, listCoupons } from './contract.ts';
