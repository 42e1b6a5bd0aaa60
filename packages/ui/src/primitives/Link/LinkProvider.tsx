import { type AnchorHTMLAttributes, type ComponentType, type ReactNode, type Ref, createContext } from 'react';

/** What a router's link must take to stand for an anchor. */
export type LinkComponent = ComponentType<
  AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> | undefined }
>;

/** The element that inner addresses are drawn with. */
export const LinkContext = createContext<LinkComponent | 'a'>('a');

export interface LinkProviderProps {
  /** Renders a real anchor and moves inside the app without loading the page anew. */
  component: LinkComponent;
  children: ReactNode;
}

/** Gives every link below it the router's way of going there; without it links are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}
