import '../styles/index.ts';
export { inLanguage } from './inLanguage.tsx';
export { defaultMode, inEveryMode, plainModes, viewports } from './modes.ts';
