import { AlbumHelp } from '@mcy/ui/system/sharing';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../announcements.ts';
import { saveImage } from './saveImage.ts';
import { webAlbum } from './webAlbum.ts';

export interface AlbumUse {
  /** Saves a picture, and says whether it worked. */
  save: (picture: Parameters<typeof saveImage>[0]) => Promise<void>;
  /** For the page: where the settings are, when saving was denied. */
  albumHelp: ReactNode;
}

/** This device's album. The page shows texts of `system/sharing`. */
export function useAlbum(): AlbumUse {
  const { t } = useTranslation('system/sharing');
  const [helping, setHelping] = useState(false);
  const texts = { saved: t('album.saved'), failed: t('album.failed'), denied: t('album.denied') };
  // A web page cannot open the settings, so it says where they are.
  const album = webAlbum(() => setHelping(true));
  return {
    save: (picture) => saveImage(picture, { album, announce, texts }),
    albumHelp: <AlbumHelp open={helping} onOpenChange={setHelping} />,
  };
}
