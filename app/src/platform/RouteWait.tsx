import { Spinner, Stack } from '@mcy/ui/primitives';
import { useTranslation } from 'react-i18next';

/** Shown while the first route is on its way; later ones keep the page before until they are there. */
export function RouteWait() {
  const { t } = useTranslation();
  return (
    <Stack space="large" align="center">
      <Spinner size="large" label={t('loading')} />
    </Stack>
  );
}
