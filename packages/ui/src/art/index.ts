export { drawLogo } from './forge/drawLogo.ts';
export { drawMark } from './forge/drawMark.ts';
export { drawPreview } from './forge/drawPreview.ts';
export { drawToy } from './forge/drawToy.ts';
export { allSeries } from './series/allSeries.ts';
