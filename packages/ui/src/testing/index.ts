import '../styles/index.ts';
export { inLanguage } from './inLanguage.tsx';
