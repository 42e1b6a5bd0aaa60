import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const frame = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  aspectRatio: '3 / 4',
  maxBlockSize: '60vh',
  overflow: 'hidden',
  borderRadius: vars.radius.xlarge,
  backgroundColor: vars.color.surface.sunken,
});

/** Mirrored, as people know themselves; the uploaded photo is not. */
export const video = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  transform: 'scaleX(-1)',
});

/** Dims everything but the face. */
export const oval = style({
  position: 'absolute',
  blockSize: '76%',
  aspectRatio: '3 / 4',
  maxInlineSize: '80%',
  borderRadius: '50%',
  border: `${vars.size.outline} dashed ${vars.color.accent.solid}`,
  boxShadow: `0 0 0 100vmax ${vars.color.surface.scrim}`,
  opacity: 0.85,
});
