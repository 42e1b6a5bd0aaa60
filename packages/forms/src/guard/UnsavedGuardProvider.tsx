import { type ReactNode, createContext } from 'react';

/** Holds moves inside the app back until the function it returns is called: the app asks before it lets somebody go. */
export type HoldNavigation = () => () => void;

export const HoldContext = createContext<HoldNavigation | null>(null);

export interface UnsavedGuardProviderProps {
  /** The router's part of it; the same function throughout. */
  hold: HoldNavigation;
  children: ReactNode;
}

/** Lets forms below hold the app's navigation while they have something to lose. */
export function UnsavedGuardProvider({ hold, children }: UnsavedGuardProviderProps) {
  return <HoldContext value={hold}>{children}</HoldContext>;
}
