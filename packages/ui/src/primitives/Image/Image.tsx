import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { Ratio } from '../../styles/ratios.ts';
import type { RootProps } from '../RootProps.ts';
import * as styles from './Image.css.ts';

interface ImageLooks extends RootProps {
  /** Nothing to show is drawn like an image that failed. */
  src: string | null | undefined;
  /** What it shows; empty when words beside it say the same. */
  alt: string;
  /** `cover` fills the frame and crops; `contain` shows all of it, as for toys. */
  fit?: 'cover' | 'contain';
  radius?: 'none' | 'small' | 'standard' | 'large' | 'full';
  /** Load at once: for the largest image of the first screen. Others wait until they are near. */
  priority?: boolean;
}

export type ImageProps = ImageLooks &
  (
    | {
        /** Shape of the frame, as wide as its place. */ ratio: Ratio;
        width?: never;
        height?: never;
      }
    | { ratio?: never; /** In px; shrinks with its place, keeping the shape. */ width: number; height: number }
  );

/** A picture whose place is kept before it arrives. */
export function Image({
  src,
  alt,
  fit = 'cover',
  radius = 'none',
  priority = false,
  ratio,
  width,
  height,
  ...rest
}: ImageProps) {
  const [settled, setSettled] = useState<{ src: string; failed: boolean }>();
  const failed = !src || (settled?.src === src && settled.failed);
  const loaded = settled?.src === src && !settled?.failed;
  const naming = failed && alt !== '' ? { role: 'img', 'aria-label': alt } : {};
  const state = failed ? 'failed' : loaded ? 'loaded' : 'loading';

  // An image out of the cache may be complete before React listens.
  function settleIfComplete(element: HTMLImageElement | null) {
    if (element?.complete && src && settled?.src !== src) setSettled({ src, failed: element.naturalWidth === 0 });
  }

  return (
    <span
      {...naming}
      {...rest}
      data-state={state}
      className={styles.frame({ radius, ratio })}
      style={width === undefined ? undefined : { inlineSize: width, aspectRatio: width / height }}
    >
      {failed ? (
        <Icon icon={ImageOff} size="large" tone="muted" />
      ) : (
        <img
          ref={settleIfComplete}
          className={styles.image({ fit, loaded })}
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          onLoad={() => setSettled({ src, failed: false })}
          onError={() => setSettled({ src, failed: true })}
        />
      )}
    </span>
  );
}
