export { UnopenedTray, type UnopenedTrayProps } from './UnopenedTray/UnopenedTray.tsx';
