import { ImageOff } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import * as styles from './ImageViewer.css.ts';
import type { Photo } from './Photo.ts';

const ZoomStage = lazy(async () => ({ default: (await import('./ZoomStage.tsx')).ZoomStage }));

export interface PictureProps {
  photo: Photo;
  zoomed: boolean;
  failedText: string;
  loadingText: string;
  onZoomedChange: (zoomed: boolean) => void;
}

/** One picture of the viewer, as large as its place; what zooms it comes on demand and changes nothing of how it lies. */
export function Picture({ photo, zoomed, failedText, loadingText, onZoomedChange }: PictureProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');

  // An image out of the cache may be complete before React listens.
  function settleIfComplete(element: HTMLImageElement | null) {
    if (element?.complete && state === 'loading') setState(element.naturalWidth === 0 ? 'failed' : 'loaded');
  }

  if (state === 'failed') {
    return (
      <div role="img" aria-label={photo.alt} className={styles.failed}>
        <Icon icon={ImageOff} size="large" />
        <span>{failedText}</span>
      </div>
    );
  }
  const image = (
    <img
      ref={settleIfComplete}
      src={photo.src}
      alt={photo.alt}
      draggable={false}
      className={styles.image}
      data-state={state}
      onLoad={() => setState('loaded')}
      onError={() => setState('failed')}
    />
  );
  return (
    <>
      {state === 'loading' && (
        <span className={styles.wait}>
          <Spinner label={loadingText} />
        </span>
      )}
      <Suspense fallback={image}>
        <ZoomStage zoomed={zoomed} onZoomedChange={onZoomedChange}>
          {image}
        </ZoomStage>
      </Suspense>
    </>
  );
}
