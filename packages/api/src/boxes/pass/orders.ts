import { orderHook } from '../../orders/orderHook.ts';
import { buyPass } from './contract.ts';

export const useBuyPass = orderHook(buyPass);
