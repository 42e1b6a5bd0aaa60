import { Inset, Spinner, Stack } from '@mcy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useLasting } from './useLasting.ts';

/**
 * Shown while the first route loads. Later routes keep the previous page until they are ready, with a line above it.
 */
export function RouteWait() {
  const { t } = useTranslation();
  const lasting = useLasting(true);
  return (
    lasting && (
      <Inset spaceX="medium" spaceY="xlarge">
        <Stack space="large" align="center">
          <Spinner size="large" label={t('loading')} />
        </Stack>
      </Inset>
    )
  );
}
