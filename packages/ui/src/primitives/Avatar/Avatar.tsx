import { Avatar as RadixAvatar } from 'radix-ui';
import type { RootProps } from '../RootProps.ts';
import type { Size } from '../vocabulary.ts';
import * as styles from './Avatar.css.ts';

export interface AvatarProps extends RootProps {
  /** Whose face it is: its initial stands in until the picture is there, or when there is none. */
  name: string;
  src?: string | null | undefined;
  size?: Size;
  /** Reads the name aloud; leave it out where the name stands beside. */
  label?: string;
}

/** A person's face. */
export function Avatar({ name, src, size = 'standard', label, ...rest }: AvatarProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <RadixAvatar.Root {...naming} {...rest} className={styles.avatar({ size })}>
      {src && <RadixAvatar.Image className={styles.picture} src={src} alt="" />}
      <RadixAvatar.Fallback>{initialOf(name)}</RadixAvatar.Fallback>
    </RadixAvatar.Root>
  );
}

/** The first letter of the last word: Vietnamese people are called by it. */
function initialOf(name: string): string {
  const lastWord = name.trim().split(/\s+/).at(-1) ?? '';
  return (Array.from(lastWord.normalize('NFC'))[0] ?? '').toUpperCase();
}
