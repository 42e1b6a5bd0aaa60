import type { RootProps } from '../RootProps.ts';
import { useLoadedImage } from '../useLoadedImage.ts';
import type { Size } from '../vocabulary.ts';
import * as styles from './Avatar.css.ts';

export interface AvatarProps extends RootProps {
  /** The person's name: its initial is shown until the picture loads, or without one. */
  name: string;
  src?: string | null | undefined;
  size?: Size;
  /** Read aloud; omit it when the name is beside the picture. */
  label?: string;
}

/** A person's picture. */
export function Avatar({ name, src, size = 'standard', label, ...rest }: AvatarProps) {
  'use no memo';
  const { loaded, failed, listeners } = useLoadedImage(src);
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span {...naming} {...rest} className={styles.avatar({ size })}>
      {src && !failed && <img {...listeners} className={styles.picture} src={src} alt="" hidden={!loaded} />}
      {!loaded && <span>{initialOf(name)}</span>}
    </span>
  );
}

/** The initial of the last word, which is the given name in Vietnamese. */
function initialOf(name: string): string {
  const lastWord = name.trim().split(/\s+/).at(-1) ?? '';
  return (Array.from(lastWord.normalize('NFC'))[0] ?? '').toUpperCase();
}
