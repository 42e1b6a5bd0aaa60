import { ApiError } from '@mcy/api/client';
import { RouteErrorScreen } from '@mcy/ui/system/frame';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { useOnline } from '../../../platform/background/useOnline.ts';
import { useTabs } from '../../useTabs.ts';
import { PageNotFound } from '../../../platform/PageNotFound.ts';
import { PageTitle } from '../../../platform/PageTitle.tsx';
import { homeRoutes } from '../../content/home/routes.ts';
import { NotFoundRoute } from './NotFoundRoute.tsx';

/** Stands in for a route that threw. */
export function RouteErrorRoute({ error }: { error: unknown }) {
  const { t } = useTranslation('system/frame');
  const tabs = useTabs();
  const offline = !useOnline();
  useEffect(() => {
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  if (error instanceof PageNotFound) {
    return error.above === undefined ? <NotFoundRoute /> : <Navigate replace to={error.above} />;
  }
  return (
    <>
      <PageTitle>{t('routeError.title')}</PageTitle>
      <RouteErrorScreen
        request_id={error instanceof ApiError ? error.requestId : undefined}
        onRetry={reload}
        offline={offline}
        tabs={tabs}
        links={{ home: homeRoutes.home }}
      />
    </>
  );
}

function reload(): void {
  location.reload();
}
