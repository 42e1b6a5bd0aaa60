import { useSearchParams } from 'react-router-dom';
import { homeRoutes } from '../../content/home/routes.ts';
import { useReturnTo } from '../../useReturnTo.ts';

/** The coins that a box misses, and the way back to it; null for somebody who did not come from one. */
export function useInterruptedBox(): { missing: number; return_to: string } | null {
  const [parameters] = useSearchParams();
  const return_to = useReturnTo();
  const missing = Number(parameters.get('missing'));
  return Number.isSafeInteger(missing) && missing > 0 && return_to !== homeRoutes.home ? { missing, return_to } : null;
}
