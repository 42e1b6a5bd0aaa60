import { policyTypes } from '@mcy/api/content/policies/contract';
import { useSearchParams } from 'react-router-dom';
import { PageNotFound } from '../../../platform/PageNotFound.ts';
import { PolicyPage } from './PolicyPage.tsx';

/** One of the policies; without a type the user agreement. */
export function PolicyRoute() {
  const [parameters] = useSearchParams();
  const named = parameters.get('type') ?? 'user';
  const type = policyTypes.find((policyType) => policyType === named);
  if (type === undefined) throw new PageNotFound(`There is no policy "${named}".`);
  return <PolicyPage key={type} type={type} />;
}
