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

/** A picture in the viewer. The zoom library loads on demand without changing the layout. */
export function Picture({ photo, zoomed, failedText, loadingText, onZoomedChange }: PictureProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');

  // A cached image may be complete before React listens.
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
