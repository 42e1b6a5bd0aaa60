import { globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

function reset(selector: string, rule: Parameters<typeof globalStyle>[1]) {
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });
}

reset('*, *::before, *::after', { boxSizing: 'border-box', minInlineSize: 0 });
reset('*', { margin: 0, padding: 0, borderWidth: 0, borderStyle: 'solid', borderColor: 'currentColor' });
reset('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%', tabSize: 4 });
reset('body', { minBlockSize: '100dvh', textRendering: 'optimizeLegibility', WebkitFontSmoothing: 'antialiased' });
reset('img, svg, video, canvas', { display: 'block', maxInlineSize: '100%', blockSize: 'auto' });
reset('button, input, textarea, select', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  background: 'none',
});
reset('button', { cursor: 'pointer', textAlign: 'inherit', touchAction: 'manipulation' });
reset('a', { color: 'inherit', textDecoration: 'none', touchAction: 'manipulation' });
reset('ul, ol', { listStyle: 'none' });
reset('h1, h2, h3, h4, h5, h6', { font: 'inherit' });
reset('p, h1, h2, h3, h4, h5, h6', { overflowWrap: 'anywhere' });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
reset('fieldset', { minInlineSize: 0 });
reset('[hidden]', { display: 'none !important' });
