import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { ownPage } from '../../routes/ownPage.ts';
import { homeRoutes } from '../../routes/content/home/routes.ts';
import { leave } from '../../platform/navigationGuard.ts';

/** Opens the page of a tapped notification; a form with something to lose asks first. */
export function usePushedPages(): void {
  const navigate = useNavigate();
  const open = useEffectEvent((path: string) => leave(() => void navigate(path)));

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    function hear({ data, ports }: MessageEvent<unknown>): void {
      if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'open') return;
      if (!('path' in data)) return;
      ports[0]?.postMessage('going');
      open(ownPage(data.path, location.origin)?.href ?? homeRoutes.home);
    }
    navigator.serviceWorker.addEventListener('message', hear);
    return () => navigator.serviceWorker.removeEventListener('message', hear);
  }, []);
}
