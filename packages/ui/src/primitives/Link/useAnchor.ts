import { use } from 'react';
import { type LinkComponent, LinkContext } from './LinkProvider.tsx';

/** What a link to this address is drawn by: the router's component inside the shop. */
export function useAnchor(href = ''): LinkComponent | 'a' {
  'use no memo';
  const routerLink = use(LinkContext);
  return /^(?:[a-z]+:|\/\/)/i.test(href) ? 'a' : routerLink;
}
