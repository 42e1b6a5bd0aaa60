import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { media } from '../../../tokens/media.ts';

const { recipe: variants, style } = layered('areas');

const pressable = {
  inlineSize: '100%',
  overflow: 'clip',
  textAlign: 'start',
  color: vars.color.text.primary,
  backgroundColor: vars.color.surface.raised,
  borderWidth: vars.size.outline,
  borderStyle: 'solid',
  borderColor: vars.color.border.subtle,
  borderRadius: vars.radius.large,
  cursor: 'pointer',
  transitionProperty: 'transform, border-color, box-shadow',
  transitionDuration: vars.motion.duration.standard,
  ':active': { transform: 'scale(0.98)' },
  ':disabled': { cursor: 'not-allowed', transform: 'none' },
  '@media': { [media.hover]: { ':hover': { borderColor: vars.color.border.standard } } },
} as const;

export const recipe = variants({
  base: {
    ...pressable,
    display: 'grid',
    gridTemplateColumns: '8.5rem minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space.medium,
    padding: vars.space.small,
  },
  variants: { ready: { true: { borderColor: vars.color.tone.positive.solid } } },
});

export const made = style({ overflow: 'clip', borderRadius: vars.radius.standard });

export const dots = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xxsmall });

export const dot = variants({
  base: {
    inlineSize: vars.space.small,
    blockSize: vars.space.small,
    borderRadius: vars.radius.full,
    borderWidth: vars.size.outline,
    borderStyle: 'solid',
    borderColor: vars.color.border.standard,
  },
  variants: { full: { true: { borderColor: 'transparent', backgroundColor: vars.color.accent.solid } } },
});

export const hero = style({
  display: 'grid',
  gap: vars.space.medium,
  paddingBlock: vars.space.large,
  overflow: 'clip',
  color: vars.color.text.primary,
  backgroundColor: vars.color.surface.sunken,
  backgroundImage: vars.color.backdrop.stage,
  borderRadius: vars.radius.xlarge,
  '@media': {
    [media.desktop]: { position: 'sticky', insetBlockStart: `calc(${vars.size.navBar} + ${vars.space.medium})` },
  },
});

export const places = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.small,
  paddingInline: vars.space.medium,
});

export const place = variants({
  base: {
    position: 'relative',
    display: 'block',
    inlineSize: '60px',
    blockSize: '60px',
    padding: vars.space.xxsmall,
    borderWidth: vars.size.outline,
    borderRadius: vars.radius.full,
  },
  variants: {
    full: {
      true: { borderStyle: 'solid', borderColor: vars.color.accent.solid, cursor: 'pointer' },
      false: { borderStyle: 'dashed', borderColor: vars.color.border.standard },
    },
  },
});

export const remove = style({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${vars.space.xxsmall})`,
  insetInlineEnd: `calc(-1 * ${vars.space.xxsmall})`,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space.large,
  blockSize: vars.space.large,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface.raised,
});

export const card = variants({
  base: { ...pressable, display: 'flex', flexDirection: 'column', blockSize: '100%', padding: 0 },
  variants: { chosen: { true: { borderColor: vars.color.accent.solid, boxShadow: vars.shadow.glow } } },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  padding: vars.space.xsmall,
});
