import { orderHook } from '../../orders/orderHook.ts';
import { sendItems } from './contract.ts';

export const useSendItems = orderHook(sendItems);
