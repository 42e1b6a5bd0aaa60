import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';

const { recipe, style } = layered('patterns');

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const album = recipe({
  base: { display: 'grid', gap: vars.space.xxsmall, inlineSize: '100%', borderRadius: vars.radius.standard },
  variants: {
    layout: {
      single: { ...columns(1), maxInlineSize: vars.size.column },
      quad: { ...columns(2), maxInlineSize: vars.size.column },
      nine: { ...columns(3), maxInlineSize: vars.size.column },
    },
  },
});

export const cell = style({ position: 'relative', display: 'grid' });

const tile = {
  position: 'relative',
  display: 'grid',
  inlineSize: '100%',
  overflow: 'clip',
  borderRadius: vars.radius.small,
  outlineOffset: `calc(-1 * ${vars.size.outline})`,
} as const;

export const open = style({
  ...tile,
  backgroundColor: vars.color.surface.sunken,
  cursor: 'zoom-in',
  // The focus ring covers the picture.
  ':focus-visible': { outline: 'none' },
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    pointerEvents: 'none',
    transitionProperty: 'background-color',
    transitionDuration: vars.motion.duration.fast,
  },
  selectors: {
    '&:focus-visible::after': {
      outline: `${vars.size.outline} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.size.outline})`,
    },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover::after': { backgroundColor: vars.color.surface.skeleton } } },
  },
});

export const beyond = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.bar.text,
  backgroundColor: `color-mix(in srgb, ${vars.color.bar.background} 72%, transparent)`,
  fontSize: vars.type.size.xlarge,
  fontWeight: vars.type.weight.bold,
  '@media': { [media.forcedColors]: { color: 'CanvasText', backgroundColor: 'Canvas' } },
});

export const remove = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'start end',
  inlineSize: vars.size.touchTarget,
  blockSize: vars.size.touchTarget,
  padding: vars.space.xxsmall,
  outlineOffset: `calc(-1 * ${vars.size.outline})`,
  borderRadius: vars.radius.small,
  '@media': { [media.forcedColors]: { borderWidth: 0 } },
});

export const cross = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.iconLarge,
  blockSize: vars.size.iconLarge,
  borderRadius: vars.radius.full,
  color: vars.color.bar.text,
  backgroundColor: `color-mix(in srgb, ${vars.color.bar.background} 80%, transparent)`,
  '@media': { [media.forcedColors]: { borderWidth: vars.size.hairline } },
});

export const add = style({
  ...tile,
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space.xxsmall,
  aspectRatio: '1',
  padding: vars.space.xsmall,
  color: vars.color.text.secondary,
  backgroundColor: vars.color.surface.sunken,
  borderWidth: vars.size.hairline,
  borderStyle: 'dashed',
  borderColor: vars.color.border.control,
  fontSize: vars.type.size.small,
  textAlign: 'center',
  transitionProperty: 'color, border-color',
  transitionDuration: vars.motion.duration.fast,
  '@media': {
    [media.hover]: { ':hover': { color: vars.color.text.accent, borderColor: vars.color.text.accent } },
  },
});
