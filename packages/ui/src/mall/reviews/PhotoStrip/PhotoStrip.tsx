import { useState } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { ImageViewer } from '../../../patterns/index.ts';
import { Image } from '../../../primitives/index.ts';
import * as styles from './PhotoStrip.css.ts';

export interface PhotoStripProps {
  /** What they are: "Photos by L***g". */
  label: string;
  photos: readonly string[];
  /** What one is called, by its place from 1. */
  nameOf: (place: number) => string;
}

/** A review's photos, small; a click opens them in full. */
export function PhotoStrip({ label, photos, nameOf }: PhotoStripProps) {
  const t = useTexts(['system/sharing', 'shell']);
  const [viewed, setViewed] = useState<string | null>(null);
  const named = photos.map((src, index) => ({ id: src, src, alt: nameOf(index + 1) }));
  return (
    <>
      <div role="group" aria-label={label} className={styles.strip}>
        {named.map(({ id, src, alt }) => (
          <button key={id} type="button" className={styles.open} onClick={() => setViewed(id)}>
            <Image src={src} alt={alt} ratio="square" radius="standard" />
          </button>
        ))}
      </div>
      <ImageViewer
        photos={named}
        value={viewed}
        onValueChange={setViewed}
        texts={{
          title: label,
          counter: (place, count) => t('album.counter', { place, count }),
          close: t('shell:close'),
          previous: t('album.previous'),
          next: t('album.next'),
          zoomIn: t('album.zoomIn'),
          zoomOut: t('album.zoomOut'),
          save: t('album.save'),
          loading: t('shell:loading'),
          failed: t('album.broken'),
        }}
      />
    </>
  );
}
