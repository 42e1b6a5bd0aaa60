import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { media } from '../../../tokens/media.ts';

const { style } = layered('areas');

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.small}`,
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.medium,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border.subtle}`,
});

export const lines = style({
  display: 'grid',
  gap: vars.space.small,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
  transition: `background-color ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
  ':active': { backgroundColor: vars.color.surface.hover },
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.size.outline})` },
  '@media': { [media.hover]: { ':hover': { backgroundColor: vars.color.surface.hover } } },
});

export const line = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.small });

export const photo = style({
  flexShrink: 0,
  inlineSize: vars.size.avatarLarge,
  padding: vars.space.xxsmall,
  borderRadius: vars.radius.standard,
  backgroundColor: vars.color.surface.sunken,
  backgroundImage: vars.color.backdrop.stage,
  overflow: 'clip',
});

export const words = style({ flexGrow: 1, display: 'grid', gap: vars.size.outline });

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.small}`,
});

export const rest = style({
  display: 'grid',
  gap: vars.space.small,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.subtle}`,
});

export const sums = style({ display: 'grid', gap: vars.space.xxsmall });

export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.small}`,
});

/** At the end, even on its own line. */
export const figure = style({ marginInlineStart: 'auto' });

export const news = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.xsmall,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.xsmall,
  paddingBlock: vars.space.xxsmall,
});
