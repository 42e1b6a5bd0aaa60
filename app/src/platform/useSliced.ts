import { useDeferredValue } from 'react';

/**
 * Whether something is still loading, for what draws it. An answer updates its readers at once, which would draw the
 * whole of a page in one task: so it counts as there in a render of its own, which React does in slices.
 */
export function useSliced(isLoading: boolean): boolean {
  const wasLoading = useDeferredValue(isLoading);
  return isLoading || wasLoading;
}
