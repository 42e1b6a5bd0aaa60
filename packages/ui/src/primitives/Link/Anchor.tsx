import { type AnchorHTMLAttributes, type Ref, createElement, use } from 'react';
import { LinkContext } from './LinkProvider.tsx';

interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** A link without looks, for components of the kit that dress one themselves; others take `Link`. */
export function Anchor(props: AnchorProps) {
  const routerLink = use(LinkContext);
  const leavesShop = /^(?:[a-z]+:|\/\/)/i.test(props.href);
  return createElement(leavesShop ? 'a' : routerLink, props);
}
