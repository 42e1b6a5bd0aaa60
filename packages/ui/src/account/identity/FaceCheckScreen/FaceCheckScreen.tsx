import { useTranslation } from 'react-i18next';
import { Screen } from '../../../patterns/index.ts';
import { useScreenTexts } from '../../../i18n/index.ts';
import { Stack, Text } from '../../../primitives/index.ts';
import type { AppDownload } from '../../checkIn/AppDownload.ts';
import { DownloadApp } from '../IdentityScreen/DownloadApp.tsx';
import type { UntilThenLinks } from '../IdentityScreen/UntilThen.tsx';
import { FaceCamera } from './FaceCamera.tsx';
import { openFrontCamera } from './useCamera.ts';

export interface FaceCheckScreenProps {
  /** App downloads, on the web, which verifies no one (spec §2); null in the app itself. */
  download: AppDownload | null;
  /** Submits the chosen photo; shows the `message` of a rejection. */
  onUsePhoto: (photo: Blob) => Promise<void>;
  onGoBack: () => void;
  links: UntilThenLinks;
  /** The camera; tests pass a fake. */
  openCamera?: () => Promise<MediaStream>;
}

/** Face check: a live photo to compare with a document (home/face). */
export function FaceCheckScreen({
  download,
  onUsePhoto,
  onGoBack,
  links,
  openCamera = openFrontCamera,
}: FaceCheckScreenProps) {
  const { t } = useTranslation('account/identity');
  return (
    <Screen texts={useScreenTexts()} title={t('face.title')} back={onGoBack} layout="narrow">
      {download === null ? (
        <Stack space="medium">
          <Text tone="secondary" align="center">
            {t('face.lead')}
          </Text>
          <FaceCamera openCamera={openCamera} onUsePhoto={onUsePhoto} />
        </Stack>
      ) : (
        <DownloadApp download={download} untilThen={links} />
      )}
    </Screen>
  );
}
