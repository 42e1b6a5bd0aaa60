import { Avatar as RadixAvatar } from 'radix-ui';
import type { RootProps } from '../RootProps.ts';
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
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <RadixAvatar.Root {...naming} {...rest} className={styles.avatar({ size })}>
      {src && <RadixAvatar.Image className={styles.picture} src={src} alt="" />}
      <RadixAvatar.Fallback>{initialOf(name)}</RadixAvatar.Fallback>
    </RadixAvatar.Root>
  );
}

/** The initial of the last word, which is the given name in Vietnamese. */
function initialOf(name: string): string {
  const lastWord = name.trim().split(/\s+/).at(-1) ?? '';
  return (Array.from(lastWord.normalize('NFC'))[0] ?? '').toUpperCase();
}
