import { pagedQueryHook } from '../../client/pagedQueryHook.ts';
import { listNotifications, readNotification, countUnreadNotifications } from './contract.ts';
import { queryHook } from '../../client/queryHook.ts';
import { queuedMutationHook } from '../../queued/queuedMutationHook.ts';
import { markNotificationsRead } from './queued.ts';
import { readPushKey, subscribePush, unsubscribePush } from './push.ts';
import { mutationHook } from '../../client/mutationHook.ts';

// A win becomes visible once its opening was seen.
const reads = ['boxes/opening'] as const;

export const useNotifications = pagedQueryHook(listNotifications, { reads });

export const useNotification = queryHook(readNotification);

export const useUnreadNotifications = queryHook(countUnreadNotifications, { reads, asksWithoutLive: true });

export const useMarkNotificationsRead = queuedMutationHook(markNotificationsRead);

export const usePushKey = queryHook(readPushKey);

export const useSubscribePush = mutationHook(subscribePush);

export const useUnsubscribePush = mutationHook(unsubscribePush);
