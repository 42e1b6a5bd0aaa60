/** With more boxes than these, the tray looks the same until it is opened out. */
export const mostExpected = 5;
