import { type AnchorHTMLAttributes, type ComponentType, type ReactNode, type Ref, createContext } from 'react';

/** Props a router's link needs to replace an anchor. */
export type LinkComponent = ComponentType<
  AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> | undefined }
>;

/** Component for internal links. */
export const LinkContext = createContext<LinkComponent | 'a'>('a');

export interface LinkProviderProps {
  /** Renders a real anchor and navigates without reloading the page. */
  component: LinkComponent;
  children: ReactNode;
}

/** Lets links navigate by the router; without it they are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}
