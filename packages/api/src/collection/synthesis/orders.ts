import { orderHook } from '../../orders/orderHook.ts';
import { synthesise } from './contract.ts';

export const useSynthesise = orderHook(synthesise);
