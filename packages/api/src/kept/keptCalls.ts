import type { Call } from '../contract/defineCall.ts';

/** Calls about what a user owns or was sent, readable offline once read online: what a topic exports from its `kept.ts`. */
const modules = import.meta.glob<Record<string, Call>>('../*/*/kept.ts', { eager: true });
const keptCalls = Object.values(modules).flatMap((exports) => Object.values(exports));

export const keptPaths = keptCalls.map(({ path }) => path);

/** Returns true when kept data still fits this release's answer: a page, or the pages of a list. */
export function isKeptAnswer(path: string, data: unknown): boolean {
  const call = keptCalls.find((kept) => kept.path === path);
  if (!call) return false;
  const isAnswer = (answer: unknown): boolean => call.response.safeParse(answer).success;
  const isList = typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages);
  return isList ? (data.pages as unknown[]).every(isAnswer) : isAnswer(data);
}
