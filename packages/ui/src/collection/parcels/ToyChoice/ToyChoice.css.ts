import { createVar } from '@vanilla-extract/css';
import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { media } from '../../../tokens/media.ts';

const { recipe, style } = layered('areas');

const ring = createVar();
const glow = createVar();

const lit = (rarity: keyof typeof vars.color.rarity) => ({
  vars: { [ring]: vars.color.rarity[rarity].color, [glow]: vars.color.rarity[rarity].glow },
});

export const tile = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    inlineSize: '100%',
    blockSize: '100%',
    padding: 0,
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
    ':disabled': { cursor: 'not-allowed', opacity: 0.5 },
    '@media': { [media.hover]: { ':hover': { borderColor: vars.color.border.standard } } },
  },
  variants: {
    rarity: { common: lit('common'), rare: lit('rare'), epic: lit('epic'), legendary: lit('legendary') },
    chosen: { true: { borderColor: vars.color.accent.solid, boxShadow: vars.shadow.glow } },
  },
});

export const stage = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  aspectRatio: '1',
  backgroundImage: vars.color.backdrop.stage,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockEnd: '6%',
    inlineSize: '70%',
    blockSize: '17%',
    borderRadius: '50%',
    backgroundImage: `radial-gradient(closest-side, transparent 58%, ${glow} 66%, ${ring} 74%, ${glow} 80%, transparent)`,
  },
});

export const toy = style({ position: 'relative', inlineSize: '72%' });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  padding: vars.space.small,
});

export const tick = recipe({
  base: {
    position: 'absolute',
    insetBlockStart: vars.space.xsmall,
    insetInlineEnd: vars.space.xsmall,
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.iconLarge,
    blockSize: vars.size.iconLarge,
    borderWidth: vars.size.outline,
    borderStyle: 'solid',
    borderColor: vars.color.border.standard,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.surface.raised,
  },
  variants: {
    chosen: {
      true: {
        color: vars.color.text.onAccent,
        backgroundColor: vars.color.accent.solid,
        borderColor: vars.color.accent.solid,
      },
    },
  },
});
