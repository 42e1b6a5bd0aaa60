import { useSearchParams } from 'react-router-dom';
import { safeReturnTo } from './safeReturnTo.ts';

/** Where the visitor was before signing in. */
export function useReturnTo(): string {
  const [parameters] = useSearchParams();
  return safeReturnTo(parameters.get('return_to'));
}
