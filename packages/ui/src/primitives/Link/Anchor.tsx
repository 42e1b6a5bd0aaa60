import { type AnchorHTMLAttributes, type Ref, createElement } from 'react';
import { useAnchor } from './useAnchor.ts';

interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** An unstyled link, for components of the kit with their own look; others use `Link`. */
export function Anchor(props: AnchorProps) {
  'use no memo';
  return createElement(useAnchor(props.href), props);
}
