import { type ReactNode, createContext } from 'react';

/** Shows the message of a refusal over the page. */
export type TellLateRefusal = (message: string) => void;

export const LateRefusalContext = createContext<TellLateRefusal | null>(null);

export interface LateRefusalProviderProps {
  /** The app's part; must be a stable function. */
  tell: TellLateRefusal;
  children: ReactNode;
}

/** Lets forms inside announce a refusal after they have left the page, which no longer offers what they sent. */
export function LateRefusalProvider({ tell, children }: LateRefusalProviderProps) {
  return <LateRefusalContext value={tell}>{children}</LateRefusalContext>;
}
