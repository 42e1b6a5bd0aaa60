import { useSearchParams } from 'react-router-dom';
import { PageNotFound } from './PageNotFound.ts';

/** Reads a required route parameter; without it, leads to the page above, where one is chosen, or shows the 404 page. */
export function useRouteParam(name: string, above?: string): string {
  const [parameters] = useSearchParams();
  const value = parameters.get(name);
  if (value === null || value === '') throw Object.assign(new PageNotFound(`The address lacks ${name}.`), { above });
  return value;
}
