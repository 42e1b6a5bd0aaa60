import { useState } from 'react';
import * as Dialog from '../../primitives/Dialog/Dialog.parts.ts';
import type { Photo } from './Photo.ts';
import type { ViewerTexts } from './ViewerTexts.ts';
import { ViewerWindow } from './ViewerWindow.tsx';

export interface ImageViewerProps {
  photos: readonly Photo[];
  /** Id of the picture shown; null while the viewer is closed. */
  value: string | null;
  onValueChange: (id: string | null) => void;
  texts: ViewerTexts;
  /** Saves a picture to the reader's album (spec §7); its promise keeps the button loading. Without it there is no button. */
  onSavePhoto?: ((photo: Photo) => void | Promise<void>) | undefined;
}

/** Pictures in the whole window: turned by swipes and arrow keys, zoomed by pinch, double tap, button, + and −. Closing gives the focus back to what opened it. */
export function ImageViewer({ photos, value, onValueChange, texts, onSavePhoto }: ImageViewerProps) {
  const photo = photos.find(({ id }) => id === value);
  // What was shown last stays in the window while it fades out.
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
