import '../styles/index.ts';
export { inLanguage } from './inLanguage.tsx';
export { loadedPage } from './loadedPage.ts';
export { defaultMode, inEveryMode, type Mode, plainModes, viewports } from './modes.ts';
