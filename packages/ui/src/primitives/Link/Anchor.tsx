import { type AnchorHTMLAttributes, type Ref, createElement, use } from 'react';
import { LinkContext } from './LinkProvider.tsx';

interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** An unstyled link, for components of the kit with their own look; others use `Link`. */
export function Anchor(props: AnchorProps) {
  'use no memo';
  const routerLink = use(LinkContext);
  const leavesShop = /^(?:[a-z]+:|\/\/)/i.test(props.href);
  return createElement(leavesShop ? 'a' : routerLink, props);
}
