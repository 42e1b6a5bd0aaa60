import { orderHook } from '../../orders/orderHook.ts';
import { buyCoupon } from './contract.ts';

export const useBuyCoupon = orderHook(buyCoupon);
