import * as profileContract from '@mcy/api/account/profile/contract';
import * as noticesContract from '@mcy/api/account/notices/contract';
import { readDrawRecord } from '@mcy/api/boxes/proof/contract';
import type { Call } from '@mcy/api/contract';
import { listWithdrawals } from '@mcy/api/wallet/withdrawals/contract';
import { listFlowKinds, readFlow, readWallet } from '@mcy/api/wallet/flow/contract';

/** Calls about what a user owns or was sent: readable offline once read online. */
const keptCalls: readonly Call[] = [
  profileContract.readUser,
  noticesContract.listNotifications,
  noticesContract.readNotification,
  noticesContract.countUnreadNotifications,
  readWallet,
  readFlow,
  listFlowKinds,
  listWithdrawals,
  readDrawRecord,
];

export const keptPaths = keptCalls.map(({ path }) => path);

/** Returns true when kept data still fits this release's answer: a page, or the pages of a list. */
export function isKeptAnswer(path: string, data: unknown): boolean {
  const call = keptCalls.find((kept) => kept.path === path);
  if (!call) return false;
  const isAnswer = (answer: unknown): boolean => call.response.safeParse(answer).success;
  const isList = typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages);
  return isList ? (data.pages as unknown[]).every(isAnswer) : isAnswer(data);
}
