import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ImageViewer, type Photo } from '../../../patterns/index.ts';
import { Button, Dialog } from '../../../primitives/index.ts';

export interface PictureViewerProps {
  photos: readonly Photo[];
  /** Id of the visible picture; null while closed. */
  value: string | null;
  onValueChange: (id: string | null) => void;
  /** Saves a picture to the album after the user agreed (spec §7). The caller reports the result. */
  onSavePhoto: (photo: Photo) => Promise<void>;
}

/** Full-size pictures that can be saved to the album after asking. */
export function PictureViewer({ photos, value, onValueChange, onSavePhoto }: PictureViewerProps) {
  const { t } = useTranslation('system/sharing');
  const { t: shell } = useTranslation('shell');
  const [asked, setAsked] = useState<Photo | null>(null);

  async function save() {
    if (asked) await onSavePhoto(asked);
    setAsked(null);
  }

  return (
    <>
      <ImageViewer
        photos={photos}
        value={value}
        onValueChange={onValueChange}
        texts={{
          title: t('album.viewer'),
          counter: (place, count) => t('album.counter', { place, count }),
          close: shell('close'),
          previous: t('album.previous'),
          next: t('album.next'),
          zoomIn: t('album.zoomIn'),
          zoomOut: t('album.zoomOut'),
          save: t('album.save'),
          loading: shell('loading'),
          failed: t('album.broken'),
        }}
        onSavePhoto={setAsked}
      />
      <Dialog.Root open={asked !== null} onOpenChange={(open) => open || setAsked(null)}>
        <Dialog.Content closeLabel={shell('close')} role="alertdialog">
          <Dialog.Title>{t('album.prompt')}</Dialog.Title>
          <Dialog.Description>{t('album.promptText')}</Dialog.Description>
          <Dialog.Actions>
            <Dialog.Close>
              <Button variant="ghost">{shell('cancel')}</Button>
            </Dialog.Close>
            <Button onPress={save}>{t('album.save')}</Button>
          </Dialog.Actions>
        </Dialog.Content>
      </Dialog.Root>
    </>
  );
}
