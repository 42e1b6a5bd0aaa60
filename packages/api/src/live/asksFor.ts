import type { Query } from '@tanstack/react-query';

/** Whether a query asks for one of these ids. */
export function asksFor({ queryKey }: Query, ids: readonly string[]): boolean {
  const asked = JSON.stringify(queryKey);
  return ids.some((id) => asked.includes(id));
}
