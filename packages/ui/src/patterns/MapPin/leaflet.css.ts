import { globalStyle, keyframes, type StyleRule } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { layers } from '../../styles/layers.css.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style } = layered('patterns');

const appear = keyframes({ from: { opacity: 0 } });

/** Leaflet's element. Isolated, because its panes have z-indexes in the hundreds. */
export const canvas = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  isolation: 'isolate',
  direction: 'ltr',
});

// Leaflet's own elements cannot get our classes. This is all we need of its stylesheet, without its images.
function within(selectors: string, rule: StyleRule) {
  const scoped = selectors
    .split(', ')
    .map((selector) => `${canvas} ${selector}`)
    .join(', ');
  globalStyle(scoped, { '@layer': { [layers.patterns]: rule } });
}

within('.leaflet-pane, .leaflet-tile, .leaflet-marker-icon, .leaflet-tile-container, .leaflet-layer', {
  position: 'absolute',
  left: 0,
  top: 0,
});
within('.leaflet-pane', { zIndex: 400 });
within('.leaflet-tile-pane', { zIndex: 200 });
within('.leaflet-marker-pane', { zIndex: 600 });
within('.leaflet-tile, .leaflet-marker-icon', { userSelect: 'none' });
within('.leaflet-tile', { visibility: 'hidden', maxInlineSize: 'none', maxBlockSize: 'none' });
within('.leaflet-tile-loaded', {
  visibility: 'inherit',
  animation: `${appear} ${vars.motion.duration.slow} ${vars.motion.easing.standard}`,
});
within('.leaflet-tile-container', { pointerEvents: 'none' });
within('.leaflet-zoom-animated', { transformOrigin: '0 0' });
within('.leaflet-marker-icon', { pointerEvents: 'none' });
within('.leaflet-marker-icon.leaflet-interactive', { pointerEvents: 'auto' });

function itself(selector: string, rule: StyleRule) {
  globalStyle(`${canvas}${selector}`, { '@layer': { [layers.patterns]: rule } });
}

itself('.leaflet-zoom-anim .leaflet-zoom-animated', { transition: 'transform 0.25s cubic-bezier(0, 0, 0.25, 1)' });
itself('.leaflet-zoom-anim .leaflet-tile', { transition: 'none' });
itself('.leaflet-zoom-anim .leaflet-zoom-hide', { visibility: 'hidden' });
itself('.leaflet-touch-zoom', { touchAction: 'pan-x pan-y' });
itself('.leaflet-touch-drag', { touchAction: 'pinch-zoom' });
itself('.leaflet-touch-drag.leaflet-touch-zoom', { touchAction: 'none' });
itself('.leaflet-grab', { cursor: 'grab' });
itself('.leaflet-dragging, .leaflet-dragging .leaflet-interactive', { cursor: 'grabbing' });
