import { useSearchParams } from 'react-router-dom';
import { PageNotFound } from './PageNotFound.ts';

/** Reads a required route parameter; shows the 404 page without it. */
export function useRouteParam(name: string): string {
  const [parameters] = useSearchParams();
  const value = parameters.get(name);
  if (value === null || value === '') throw new PageNotFound(`The address lacks ${name}.`);
  return value;
}
