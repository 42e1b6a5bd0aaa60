import { type ReactNode, type Ref, createElement } from 'react';
import { withLayout } from '../../styles/withLayout.ts';
import type { Rarity } from '../../tokens/rarities.ts';
import { useAnchor } from '../Link/useAnchor.ts';
import type { RootProps } from '../RootProps.ts';
import type { Responsive, Space } from '../vocabulary.ts';
import * as styles from './Surface.css.ts';

interface SurfaceLooks extends RootProps {
  children: ReactNode;
  /** `raised` lies on the page, `outlined` is only framed, `sunken` is recessed, `stage` is lit. */
  variant?: 'raised' | 'outlined' | 'sunken' | 'stage';
  /** Padding; `none` lets pictures reach the edge. */
  space?: Responsive<Space>;
  radius?: 'standard' | 'large' | 'xlarge';
  /** Selected among its siblings; also say so by `aria-current` or in words. */
  selected?: boolean;
  /** Frames it in the rarity's color and light; also name the rarity inside, with a Badge. */
  rarity?: Rarity | undefined;
}

export type SurfaceProps = SurfaceLooks &
  ({ href: string; ref?: Ref<HTMLAnchorElement> } | { href?: never; ref?: Ref<HTMLDivElement> });

/** A part of the page with its own background; with `href` all of it is one link. */
export function Surface({
  children,
  variant = 'raised',
  space = 'medium',
  radius = 'large',
  selected = false,
  rarity,
  ...props
}: SurfaceProps) {
  'use no memo';
  const anchor = useAnchor(props.href);
  const linked = props.href !== undefined;
  const className = withLayout(styles.surface({ variant, radius, selected, rarity, linked }), {
    paddingBlock: space,
    paddingInline: space,
  });
  if (props.href !== undefined) {
    return createElement(anchor, { ...props, className }, children);
  }
  const { href: _, ...rest } = props;
  return (
    <div {...rest} className={className}>
      {children}
    </div>
  );
}
