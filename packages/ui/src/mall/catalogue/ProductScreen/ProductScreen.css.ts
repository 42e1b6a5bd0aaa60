import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const gallery = style({ display: 'flex', flexDirection: 'column', gap: vars.space.small });

export const thumbs = style({
  display: 'flex',
  gap: vars.space.xsmall,
  paddingInline: vars.space.medium,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const thumb = style({
  flexShrink: 0,
  inlineSize: vars.size.controlLarge,
  minBlockSize: vars.size.touchTarget,
  padding: vars.space.xxsmall,
  borderRadius: vars.radius.standard,
  borderStyle: 'solid',
  borderWidth: vars.size.hairline,
  borderColor: vars.color.border.subtle,
  backgroundImage: vars.color.backdrop.stage,
  selectors: { '&[aria-pressed="true"]': { borderColor: vars.color.accent.solid } },
});

export const variants = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space.small} ${vars.space.large}`,
  padding: vars.space.medium,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface.raised,
  fontSize: vars.type.size.small,
});

export const fact = style({ color: vars.color.text.secondary });

export const boxPicture = style({ flexShrink: 0, inlineSize: vars.size.controlLarge });
