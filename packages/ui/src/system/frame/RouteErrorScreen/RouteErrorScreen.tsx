import { useTranslation } from 'react-i18next';
import { ErrorState, NavBar } from '../../../patterns/index.ts';

export interface RouteErrorScreenProps {
  /** Also in the server's log; undefined when the failure never reached the server. */
  request_id?: string | undefined;
  /** Renders the route again. */
  onRetry: () => void | Promise<void>;
  links: { home: string };
}

/** Replaces only a broken route: the navigation around it still works. */
export function RouteErrorScreen({ request_id, onRetry, links }: RouteErrorScreenProps) {
  const { t } = useTranslation(['system/frame', 'shell']);
  return (
    <>
      <NavBar title={t('routeError.title')} back={{ label: t('toHome'), href: links.home }} />
      <ErrorState
        title={t('routeError.lead')}
        message={request_id === undefined ? t('routeError.textWithoutRequest') : t('routeError.text')}
        reference={request_id === undefined ? undefined : t('routeError.request', { request_id })}
        retryLabel={t('shell:retry')}
        onRetry={onRetry}
      />
    </>
  );
}
