import type { DocumentType } from '@mcy/api/content/policies/contract';
import { usePolicies, usePolicy } from '@mcy/api/content/policies/hooks';
import { PolicyScreen } from '@mcy/ui/content/policies';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { PageNotFound } from '../../../platform/PageNotFound.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { policiesRoutes } from './routes.ts';
import { profileRoutes } from '../../account/profile/routes.ts';

/** A document in the version that the address names, else in the one in effect. */
export function PolicyPage({ type }: { type: DocumentType }) {
  const { t } = useTranslation('content/policies');
  const version = useVersion();
  const load = useLoad({ policy: usePolicy({ type, ...(version !== undefined && { version }) }) });
  const { data } = usePolicies({});
  const others = data?.rows.filter((other) => other.type !== type) ?? [];
  useNamedSection(load.status === 'loaded');
  return (
    <PolicyScreen
      pageTitle={t(`types.${type}`)}
      load={mapLoad(load, ({ policy }) => policy)}
      others={others.map((other) => ({ title: other.title, href: addressOf(other.type) }))}
      versionHref={(shown) => addressOf(type, shown)}
      onGoBack={useGoBack(profileRoutes.mine)}
    />
  );
}

function addressOf(type: DocumentType, version?: number): string {
  return type === 'delivery' ? policiesRoutes.deliveryService(version) : policiesRoutes.policy(type, version);
}

function useVersion(): number | undefined {
  const [parameters] = useSearchParams();
  const named = parameters.get('version');
  if (named === null) return undefined;
  if (!/^[1-9]\d{0,5}$/.test(named)) throw new PageNotFound(`There is no version "${named}".`);
  return Number(named);
}

/** Shows the section that the address names once it is there: the browser looked for it before. */
function useNamedSection(there: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (there && hash !== '') document.querySelector(`#${CSS.escape(hash.slice(1))}`)?.scrollIntoView();
  }, [there, hash]);
}
