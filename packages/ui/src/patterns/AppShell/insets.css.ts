import { createVar } from '@vanilla-extract/css';

/** How far above the window's bottom the tab bar reaches: what sticks to the bottom stays over it. */
export const barBelow = createVar();
/** The phone's own gesture area, where no tab bar covers it already. */
export const safeBelow = createVar();
