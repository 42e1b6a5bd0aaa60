import { createContext } from 'react';

/** True inside a `PageSection`: what is drawn there is a part of a page and not the page. */
export const InSection = createContext(false);
