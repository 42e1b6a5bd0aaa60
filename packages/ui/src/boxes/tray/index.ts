export { mostExpected } from './UnopenedTray/mostExpected.ts';
export { UnopenedTray, type UnopenedTrayProps } from './UnopenedTray/UnopenedTray.tsx';
