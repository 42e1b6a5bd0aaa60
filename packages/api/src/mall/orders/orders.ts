import { orderHook } from '../../orders/orderHook.ts';
import { placeOrder } from './contract.ts';

export const usePlaceOrder = orderHook(placeOrder);
