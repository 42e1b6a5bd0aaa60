import { useSearchParams } from 'react-router-dom';
import { safeReturnTo } from './safeReturnTo.ts';

/** The page to return to after sign-in. */
export function useReturnTo(): string {
  const [parameters] = useSearchParams();
  return safeReturnTo(parameters.get('return_to'));
}
