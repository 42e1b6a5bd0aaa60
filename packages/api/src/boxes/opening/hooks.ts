import { queryHook } from '../../client/queryHook.ts';
import { listRecentWins, listUnopened, openMysteryBox, revealOpening } from './contract.ts';
import { mutationHook } from '../../client/mutationHook.ts';
import { listPools, readPool, readOdds } from '../pools/contract.ts';
import { readDrawLog, readDrawRecord } from '../proof/contract.ts';
import { readWallet, readFlow } from '../../wallet/flow/contract.ts';
import { spendingPath } from '../../wallet/spending/spendingPath.ts';
import { notificationPaths } from '../../account/notices/notificationPaths.ts';
import { interruptedHook } from '../../client/interruptedHook.ts';

export const useRecentWins = queryHook(listRecentWins);

export const useUnopened = queryHook(listUnopened);

export const useOpenMysteryBox = mutationHook(openMysteryBox, {
  invalidates: [
    listPools,
    readPool,
    readOdds,
    readDrawLog,
    readDrawRecord,
    listUnopened,
    readWallet,
    readFlow,
    spendingPath,
    notificationPaths.list,
    notificationPaths.unread,
  ],
  survivesReload: true,
});

export const useInterruptedOpening = interruptedHook(openMysteryBox);

export const useRevealOpening = mutationHook(revealOpening, {
  invalidates: [listUnopened, readDrawRecord, notificationPaths.list, notificationPaths.unread],
});
