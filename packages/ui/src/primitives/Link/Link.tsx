import type { ReactNode, Ref } from 'react';
import { Slot } from 'radix-ui';
import type { RootProps } from '../RootProps.ts';
import { Anchor } from './Anchor.tsx';
import * as styles from './Link.css.ts';

interface LinkLooks extends RootProps {
  children: ReactNode;
  /** `quiet` stands by itself, without a line: "See all". In running text a link needs its line. */
  tone?: 'accent' | 'inherit' | 'quiet';
  weight?: 'regular' | 'medium' | 'bold';
  ref?: Ref<HTMLAnchorElement>;
}

export type LinkProps = LinkLooks &
  (
    | { href: string; /** Opens beside the shop. */ newTab?: boolean; asChild?: never }
    | {
        /** Gives its looks to the one child, which must be a link itself. */ asChild: true;
        href?: never;
        newTab?: never;
      }
  );

/** A link in text. For one that looks like a button: `<Button asChild><Link href=…>`. */
export function Link({
  children,
  tone = 'accent',
  weight = 'medium',
  href,
  newTab = false,
  asChild,
  ...rest
}: LinkProps) {
  // A Button or trigger that has this link as its child sends its own class through `rest`, and that look wins.
  const looks = { className: styles.link({ tone, weight }), ...rest };
  if (asChild) return <Slot.Root {...looks}>{children}</Slot.Root>;
  const leaving = newTab ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <Anchor href={href} {...leaving} {...looks}>
      {children}
    </Anchor>
  );
}
