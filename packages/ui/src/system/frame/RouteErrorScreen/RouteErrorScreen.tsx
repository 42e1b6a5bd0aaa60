import { useTranslation } from 'react-i18next';
import { ErrorState, NavBar } from '../../../patterns/index.ts';
import { KeptTabs, type KeptTabsProps } from '../NotFoundScreen/KeptTabs.tsx';

export interface RouteErrorScreenProps {
  /** Also in the server's log; undefined when the failure never reached the server. */
  request_id?: string | undefined;
  /** Renders the route again. */
  onRetry: () => void | Promise<void>;
  /** Without a connection the page waits for it, and loads by itself. */
  offline: boolean;
  tabs: KeptTabsProps['tabs'];
  links: { home: string };
}

/** Replaces only a broken route: the navigation around it still works. */
export function RouteErrorScreen({ request_id, onRetry, offline, tabs, links }: RouteErrorScreenProps) {
  const { t } = useTranslation(['system/frame', 'shell']);
  return (
    <>
      <NavBar
        title={t(offline ? 'offline.title' : 'routeError.title')}
        back={{ label: t('toHome'), href: links.home }}
      />
      <ErrorState
        title={t(offline ? 'offline.title' : 'routeError.lead')}
        message={t(
          offline ? 'offline.page' : request_id === undefined ? 'routeError.textWithoutRequest' : 'routeError.text',
        )}
        reference={request_id === undefined ? undefined : t('routeError.request', { request_id })}
        retryLabel={t('shell:retry')}
        onRetry={onRetry}
      />
      <KeptTabs label={t('shell:tabs.label')} tabs={tabs} />
    </>
  );
}
