import { useAppVersion } from '@mcy/api/system/update/hooks';
import type { AppDownload } from '@mcy/ui/account/checkIn';
import { isPackaged } from '../../../platform/isPackaged.ts';
import { identityRoutes } from './routes.ts';

/** Where to get the app, for what the web cannot do; null in the app itself. */
export function useAppDownload(): AppDownload | null {
  const enabled = !isPackaged;
  const android = useAppVersion({ system_type: 'android' }, { enabled });
  const ios = useAppVersion({ system_type: 'ios' }, { enabled });
  // The server, which draws the page's frame, does not know the address that it is asked by.
  if (isPackaged || import.meta.env.SSR) return null;
  return {
    page: new URL(identityRoutes.identity, location.origin).href,
    android: addressIn(android.data),
    ios: addressIn(ios.data),
  };
}

/** Null for none, which the server says by an empty text. */
function addressIn(version: { package_upload: string } | undefined): string | null {
  return version === undefined || version.package_upload === '' ? null : version.package_upload;
}
