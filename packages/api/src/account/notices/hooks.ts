import { pagedQueryHook } from '../../client/pagedQueryHook.ts';
import { listNotifications, readNotification, countUnreadNotifications } from './contract.ts';
import { queryHook } from '../../client/queryHook.ts';
import { queuedMutationHook } from '../../queued/queuedMutationHook.ts';
import { queuedMarkNotificationsRead } from './queued.ts';
import { readPushKey, subscribePush, unsubscribePush } from './push.ts';
import { mutationHook } from '../../client/mutationHook.ts';

export const useNotifications = pagedQueryHook(listNotifications);

export const useNotification = queryHook(readNotification);

export const useUnreadNotifications = queryHook(countUnreadNotifications);

export const useMarkNotificationsRead = queuedMutationHook(queuedMarkNotificationsRead);

export const usePushKey = queryHook(readPushKey);

export const useSubscribePush = mutationHook(subscribePush, { invalidates: [readPushKey] });

export const useUnsubscribePush = mutationHook(unsubscribePush, { invalidates: [readPushKey] });
