import { createVar } from '@vanilla-extract/css';

/** Height of the tab bar above the window's bottom: sticky footers stay above it. */
export const barBelow = createVar();
/** The phone's gesture area, where the tab bar does not cover it. */
export const safeBelow = createVar();
