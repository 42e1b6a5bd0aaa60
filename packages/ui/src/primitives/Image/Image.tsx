import { ImageOff } from 'lucide-react';
import { memo } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { useLoadedImage } from '../useLoadedImage.ts';
import type { Ratio } from '../../styles/ratios.ts';
import type { RootProps } from '../RootProps.ts';
import * as styles from './Image.css.ts';

interface ImageLooks extends RootProps {
  /** Without a source it looks like a failed image. */
  src: string | null | undefined;
  /** Alternative text; empty when text beside it says the same. */
  alt: string;
  /** `cover` fills the frame and crops; `contain` shows everything, as for toys. */
  fit?: 'cover' | 'contain';
  radius?: 'none' | 'small' | 'standard' | 'large' | 'full';
  /** Loads at once, for the largest image of the first screen. Others load when near. */
  priority?: boolean;
}

export type ImageProps = ImageLooks &
  (
    | {
        /** Aspect ratio of the frame, which fills its container's width. */ ratio: Ratio;
        width?: never;
        height?: never;
      }
    | { ratio?: never; /** In px; shrinks with its container, keeping the ratio. */ width: number; height: number }
  );

/** A picture whose space is reserved before it loads. A list that changes draws only the pictures that do. */
export const Image = memo(function Image({
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
  'use no memo';
  // A picture that the server sent shows as it comes, before any script runs; so does the largest.
  const { loaded, failed, sent, listeners } = useLoadedImage(src);
  const naming = failed && alt !== '' ? { role: 'img', 'aria-label': alt } : {};
  const state = failed ? 'failed' : loaded || sent ? 'loaded' : 'loading';

  return (
    <span
      {...naming}
      {...rest}
      data-state={state}
      className={styles.frame({ radius, ratio })}
      style={width === undefined ? undefined : { inlineSize: width, aspectRatio: width / height }}
    >
      {failed || !src ? (
        <Icon icon={ImageOff} size="large" tone="muted" />
      ) : (
        <img
          {...listeners}
          className={styles.image({ fit, shown: loaded || sent || priority })}
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
        />
      )}
    </span>
  );
});
