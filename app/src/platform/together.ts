import type { Load } from '@mcy/ui/patterns';

/** A load that waits for something above it, which would push it away when it comes later. */
export function together<Own extends Load<unknown>>(load: Own, isLoadingAbove: boolean): Own | { status: 'loading' } {
  return isLoadingAbove ? { status: 'loading' } : load;
}
