import type { Photo } from '@mcy/ui/patterns';
import { PictureViewer } from '@mcy/ui/system/sharing';
import { useAlbum } from './useAlbum.tsx';

interface AlbumViewerProps {
  photos: readonly Photo[];
  /** Id of the picture shown; null while closed. */
  value: string | null;
  onValueChange: (id: string | null) => void;
}

/** Full-size pictures that can be saved to this device's album. */
export function AlbumViewer(viewer: AlbumViewerProps) {
  const { save, albumHelp } = useAlbum();
  return (
    <>
      <PictureViewer {...viewer} onSavePhoto={({ src, alt }) => save({ src, name: `MCY ${alt}` })} />
      {albumHelp}
    </>
  );
}
