import type { ReactNode, Ref } from 'react';
import type { RootProps } from '../RootProps.ts';
import { Slot } from '../Slot.tsx';
import { Anchor } from './Anchor.tsx';
import * as styles from './Link.css.ts';

interface LinkLooks extends RootProps {
  children: ReactNode;
  /** `quiet` is for links outside of text, without an underline: "See all". Links in text need the underline. */
  tone?: 'accent' | 'inherit' | 'quiet';
  weight?: 'regular' | 'medium' | 'bold';
  ref?: Ref<HTMLAnchorElement>;
}

export type LinkProps = LinkLooks &
  (
    | { href: string; /** Opens in a new tab. */ newTab?: boolean; asChild?: never }
    | {
        /** Styles its only child, which must be a link itself. */ asChild: true;
        href?: never;
        newTab?: never;
      }
  );

/** A link in text. For the look of a button: `<Button asChild><Link href=…>`. */
export function Link({
  children,
  tone = 'accent',
  weight = 'medium',
  href,
  newTab = false,
  asChild,
  ...rest
}: LinkProps) {
  // A Button or trigger with this link as its child passes its class in `rest`, which wins.
  const looks = { className: styles.link({ tone, weight }), ...rest };
  if (asChild) return <Slot {...looks}>{children}</Slot>;
  const leaving = newTab ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <Anchor href={href} {...leaving} {...looks}>
      {children}
    </Anchor>
  );
}
