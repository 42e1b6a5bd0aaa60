import { layered } from '../../../styles/layered.ts';
import { media } from '../../../tokens/media.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { recipe, style } = layered('areas');

/** The search, and beside it how the toys are laid out. */
export const find = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.xsmall,
});

export const shelfRoot = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.small });

/** A phone has the toys sooner without it. */
export const shelfTitle = style({ display: 'none', '@media': { [media.tablet]: { display: 'block' } } });

/** The collection at a glance, on its lit stage. */
export const summary = style({
  display: 'grid',
  gap: vars.space.medium,
  padding: vars.space.medium,
  borderRadius: vars.radius.xlarge,
  backgroundColor: vars.color.surface.raised,
  backgroundImage: vars.color.backdrop.stage,
  boxShadow: vars.shadow.raised,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end', padding: vars.space.large },
  },
});

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.xsmall} ${vars.space.large}`,
});

/** Scrolls sideways on a phone, to the screen's edges. */
const strip = {
  display: 'flex',
  gap: vars.space.xsmall,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
} as const;

export const records = style({
  ...strip,
  marginInline: `calc(-1 * ${vars.space.medium})`,
  paddingInline: vars.space.medium,
  '@media': { [media.desktop]: { marginInline: 0, paddingInline: 0 } },
});

export const record = style({ flexShrink: 0 });

export const shelf = style({
  ...strip,
  gap: vars.space.small,
  marginInline: `calc(-1 * ${vars.space.medium})`,
  paddingInline: vars.space.medium,
  paddingBlock: vars.space.xxsmall,
  scrollPaddingInline: vars.space.medium,
  '@media': { [media.tablet]: { marginInline: 0, paddingInline: vars.space.xxsmall } },
});

export const series = style({
  flexShrink: 0,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.small,
  inlineSize: 'min(260px, 72vw)',
  minBlockSize: vars.size.touchTarget,
  padding: vars.space.small,
  borderWidth: vars.size.hairline,
  borderColor: vars.color.border.subtle,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface.raised,
  backgroundImage: vars.color.backdrop.raised,
  boxShadow: vars.shadow.raised,
  textAlign: 'start',
  cursor: 'pointer',
  '@media': { [media.hover]: { ':hover': { backgroundColor: vars.color.surface.hover } } },
});

export const seriesStage = style({
  inlineSize: vars.size.avatarLarge,
  padding: vars.space.xsmall,
  borderRadius: vars.radius.full,
  backgroundImage: vars.color.backdrop.stage,
});

export const seriesWords = style({ display: 'grid', gap: vars.space.xxsmall });

/** A toy of a series; what is missing is a silhouette. */
export const seriesToy = recipe({
  base: { display: 'grid', gap: vars.space.xxsmall, alignContent: 'start', textAlign: 'center' },
  variants: { missing: { true: {} } },
});

export const silhouette = recipe({
  base: {
    padding: vars.space.small,
    borderRadius: vars.radius.large,
    backgroundColor: vars.color.surface.sunken,
    backgroundImage: vars.color.backdrop.stage,
  },
  variants: {
    missing: { true: { backgroundImage: 'none', filter: 'brightness(0) opacity(0.28)' } },
  },
});

export const silhouetteFrame = style({
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface.sunken,
});

/** A tile: the stage fills what the words leave. */
export const tile = style({ display: 'flex', flexDirection: 'column', inlineSize: '100%', blockSize: '100%' });

export const stage = style({ flexGrow: 1, display: 'grid', alignItems: 'stretch', justifyItems: 'stretch' });

/** The whole tile is pressed to choose it. */
export const choose = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  textAlign: 'start',
  cursor: 'pointer',
  borderRadius: vars.radius.large,
  outlineOffset: `calc(-1 * ${vars.size.outline})`,
  ':disabled': { cursor: 'not-allowed', opacity: 0.6 },
});

export const count = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInline: vars.space.xsmall,
  paddingBlockEnd: vars.space.xsmall,
});

export const thumb = style({
  inlineSize: vars.size.controlLarge,
  borderRadius: vars.radius.standard,
  backgroundImage: vars.color.backdrop.stage,
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  inlineSize: '100%',
});
