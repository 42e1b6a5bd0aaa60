import { useSearchParams } from 'react-router-dom';
import { PageNotFound } from './PageNotFound.ts';

/** A parameter that the page cannot do without: lacking it, the page does not exist. */
export function useRouteParam(name: string): string {
  const [parameters] = useSearchParams();
  const value = parameters.get(name);
  if (value === null || value === '') throw new PageNotFound(`The address lacks ${name}.`);
  return value;
}
