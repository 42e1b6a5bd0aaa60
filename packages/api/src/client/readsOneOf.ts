import type { Query } from '@tanstack/react-query';

/** Whether the answer of a query depends on one of the topics. */
export function readsOneOf({ meta }: Query, topics: readonly string[]): boolean {
  return meta?.reads.some((topic) => topics.includes(topic)) === true;
}
