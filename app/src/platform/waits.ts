import { createStore } from './createStore.ts';

/** Whether a call that asked for the loading indicator is under way (spec §7). */
export const callWait = createStore(false);

/** How many pages are being loaded; the person may have turned to another one meanwhile. */
export const pageWaits = createStore(0);
