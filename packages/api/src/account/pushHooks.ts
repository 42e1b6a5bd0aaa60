import { mutationHook } from '../client/mutationHook.ts';
import { queryHook } from '../client/queryHook.ts';
import { readPushKey, subscribePush, unsubscribePush } from './push.ts';

export const usePushKey = queryHook(readPushKey);
export const useSubscribePush = mutationHook(subscribePush, { invalidates: [readPushKey] });
export const useUnsubscribePush = mutationHook(unsubscribePush, { invalidates: [readPushKey] });
