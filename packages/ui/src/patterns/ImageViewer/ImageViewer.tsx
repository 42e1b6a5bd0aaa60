import { useState } from 'react';
import * as Dialog from '../../primitives/Dialog/Dialog.parts.ts';
import type { Photo } from './Photo.ts';
import type { ViewerTexts } from './ViewerTexts.ts';
import { ViewerWindow } from './ViewerWindow.tsx';

export interface ImageViewerProps {
  photos: readonly Photo[];
  /** Id of the visible picture; null while closed. */
  value: string | null;
  onValueChange: (id: string | null) => void;
  texts: ViewerTexts;
  /** Saves a picture to the album (spec §7); its promise keeps the button loading. Without it there is no button. */
  onSavePhoto?: ((photo: Photo) => void | Promise<void>) | undefined;
}

/**
 * A full-window picture viewer: swipe and arrow keys to move; pinch, double tap, button, + and − to zoom. Closing
 * returns focus to the opener.
 */
export function ImageViewer({ photos, value, onValueChange, texts, onSavePhoto }: ImageViewerProps) {
  const photo = photos.find(({ id }) => id === value);
  // The last picture stays while the viewer fades out.
  const [last, setLast] = useState(photo);
  if (photo !== undefined && photo !== last) setLast(photo);
  const shown = photo ?? last;
  return (
    <Dialog.Root open={photo !== undefined} onOpenChange={(open) => open || onValueChange(null)}>
      {shown && (
        <ViewerWindow
          photos={photo === undefined ? [shown] : photos}
          place={photo === undefined ? 0 : photos.indexOf(photo)}
          texts={texts}
          onShow={({ id }) => onValueChange(id)}
          onClose={() => onValueChange(null)}
          onSavePhoto={onSavePhoto}
        />
      )}
    </Dialog.Root>
  );
}
