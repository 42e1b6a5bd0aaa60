import { orderHook } from '../../orders/orderHook.ts';
import { openMysteryBox } from './contract.ts';

export const useOpenMysteryBox = orderHook(openMysteryBox);
