import { createStore } from './createStore.ts';

/** True while a call with the loading indicator is pending (spec §7). */
export const callWait = createStore(false);

/** Number of pages loading; the user may have turned to another one meanwhile. */
export const pageWaits = createStore(0);
