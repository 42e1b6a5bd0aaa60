import { type ReactNode, createContext } from 'react';

/** Blocks navigation until the returned function is called; the app asks before leaving. */
export type HoldNavigation = () => () => void;

export const HoldContext = createContext<HoldNavigation | null>(null);

export interface UnsavedGuardProviderProps {
  /** The router's part; must be a stable function. */
  hold: HoldNavigation;
  children: ReactNode;
}

/** Lets forms inside block the app's navigation while they have unsent input. */
export function UnsavedGuardProvider({ hold, children }: UnsavedGuardProviderProps) {
  return <HoldContext value={hold}>{children}</HoldContext>;
}
