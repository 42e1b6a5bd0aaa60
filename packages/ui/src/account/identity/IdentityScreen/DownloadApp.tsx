import { Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { QrCode } from '../../../patterns/index.ts';
import { Button, Heading, Icon, Inline, Link, Stack, Surface, Text } from '../../../primitives/index.ts';
import type { AppDownload } from '../../checkIn/AppDownload.ts';
import * as styles from './IdentityScreen.css.ts';
import { UntilThen, type UntilThenLinks } from './UntilThen.tsx';

interface DownloadAppProps {
  download: AppDownload;
  untilThen: UntilThenLinks;
}

/** Shown on the web, which verifies no one (spec §2): get the app, by link on a phone and by QR code elsewhere, and what to do until then. */
export function DownloadApp({ download: { page, android, ios }, untilThen }: DownloadAppProps) {
  const { t } = useTranslation('account/identity');
  const inStore = android !== null || ios !== null;
  return (
    <Stack space="large">
      <Surface variant="stage" space="large">
        <Stack space="medium" align="center">
          <Icon icon={Smartphone} size="large" tone="accent" />
          <Stack space="xsmall" align="center">
            <Heading level={2} align="center">
              {t(inStore ? 'identity.download.title' : 'identity.download.soonTitle')}
            </Heading>
            <Text tone="secondary" align="center">
              {t(inStore ? 'identity.download.body' : 'identity.download.soon')}
            </Text>
          </Stack>
          {inStore && (
            <>
              {/* A phone cannot scan its own screen. */}
              <div className={styles.code}>
                <QrCode value={page} label={t('identity.download.code')} />
                <Text size="small" tone="secondary" align="center">
                  {t('identity.download.scan')}
                </Text>
              </div>
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
            </>
          )}
        </Stack>
      </Surface>
      <UntilThen links={untilThen} />
    </Stack>
  );
}
