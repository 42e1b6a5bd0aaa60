export { mostExpected } from './UnopenedTray/mostExpected.ts';
export { UnopenedStrip, type UnopenedStripProps } from './UnopenedStrip/UnopenedStrip.tsx';
export { UnopenedTray, type UnopenedTrayProps } from './UnopenedTray/UnopenedTray.tsx';
