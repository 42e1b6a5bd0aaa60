import type { Photo } from '@mcy/ui/patterns';
import { AlbumHelp, PictureViewer } from '@mcy/ui/system/sharing';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../announcements.ts';
import { saveImage } from './saveImage.ts';
import { webAlbum } from './webAlbum.ts';

interface AlbumViewerProps {
  photos: readonly Photo[];
  /** Id of the picture shown; null while closed. */
  value: string | null;
  onValueChange: (id: string | null) => void;
}

/** Full-size pictures that can be saved to this device's album. */
export function AlbumViewer(viewer: AlbumViewerProps) {
  const { t } = useTranslation('system/sharing');
  const [helping, setHelping] = useState(false);
  const texts = { saved: t('album.saved'), failed: t('album.failed'), denied: t('album.denied') };
  // A web page cannot open the settings, so it says where they are.
  const album = webAlbum(() => setHelping(true));
  return (
    <>
      <PictureViewer
        {...viewer}
        onSavePhoto={({ src, alt }) => saveImage({ src, name: `MCY ${alt}` }, { album, announce, texts })}
      />
      <AlbumHelp open={helping} onOpenChange={setHelping} />
    </>
  );
}
