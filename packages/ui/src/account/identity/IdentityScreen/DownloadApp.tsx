import { Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Notice, QrCode } from '../../../patterns/index.ts';
import { Button, Heading, Icon, Inline, Link, Stack, Surface, Text } from '../../../primitives/index.ts';
import type { AppDownload } from '../../checkIn/AppDownload.ts';

interface DownloadAppProps {
  download: AppDownload;
}

/** Shown on the web, which verifies no one (spec §2): get the app by QR code or link. */
export function DownloadApp({ download: { page, android, ios } }: DownloadAppProps) {
  const { t } = useTranslation('account/identity');
  return (
    <Surface variant="stage" space="large">
      <Stack space="medium" align="center">
        <Icon icon={Smartphone} size="large" tone="accent" />
        <Stack space="xsmall" align="center">
          <Heading level={2} align="center">
            {t('identity.download.title')}
          </Heading>
          <Text tone="secondary" align="center">
            {t('identity.download.body')}
          </Text>
        </Stack>
        <QrCode value={page} label={t('identity.download.code')} />
        {android === null && ios === null ? (
          <Notice>{t('identity.download.soon')}</Notice>
        ) : (
          <Inline space="small" align="center">
            {android !== null && (
              <Button asChild>
                <Link href={android}>{t('identity.download.android')}</Link>
              </Button>
            )}
            {ios !== null && (
              <Button asChild variant={android === null ? 'solid' : 'soft'}>
                <Link href={ios}>{t('identity.download.ios')}</Link>
              </Button>
            )}
          </Inline>
        )}
      </Stack>
    </Surface>
  );
}
