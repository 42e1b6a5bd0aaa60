import { type ReactNode, createContext } from 'react';

/** What every bar of the app shows at its end on a desktop: the account. `AppShell` says it. */
export const BarEnd = createContext<ReactNode>(null);
