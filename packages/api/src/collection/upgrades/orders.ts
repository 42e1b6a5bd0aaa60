import { orderHook } from '../../orders/orderHook.ts';
import { upgradeItems } from './contract.ts';

export const useUpgradeItems = orderHook(upgradeItems);
