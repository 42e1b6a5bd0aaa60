import { createVar, keyframes } from '@vanilla-extract/css';
import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { media } from '../../../tokens/media.ts';
import { shade } from '../../pools/BoxArt/board.ts';

const { recipe, style } = layered('areas');

const color = createVar();
const glow = createVar();
/** Light leaking from under a face-down card. */
const leak = createVar();

const edged = (rarity: keyof typeof vars.color.rarity, hint: string) => ({
  vars: { [color]: vars.color.rarity[rarity].color, [glow]: vars.color.rarity[rarity].glow, [leak]: hint },
});

export const board = recipe({
  base: { display: 'grid', inlineSize: '100%', perspective: '1200px' },
  variants: {
    layout: {
      hand: {
        gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
        gap: vars.space.small,
        // Four rows of ten cards fit above the button on a tall phone; a short one scrolls.
        maxInlineSize: 'clamp(300px, 40dvh, 400px)',
        '@media': {
          [media.tablet]: {
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'center',
            gap: vars.space.medium,
            maxInlineSize: '900px',
          },
        },
      },
      crowd: {
        gridTemplateColumns: 'repeat(auto-fill, minmax(76px, 1fr))',
        gap: vars.space.xsmall,
        maxInlineSize: '1080px',
        '@media': {
          [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))', gap: vars.space.small },
        },
      },
    },
  },
});

const deal = keyframes({
  from: { opacity: 0, transform: 'translateY(40px) scale(0.6)' },
  to: { opacity: 1, transform: 'none' },
});

export const place = recipe({
  base: { animation: `${deal} ${vars.motion.duration.slow} ${vars.motion.easing.enter} backwards` },
  variants: {
    layout: {
      hand: { gridColumnEnd: 'span 2', '@media': { [media.tablet]: { inlineSize: '160px' } } },
      crowd: {},
    },
    indented: { true: { gridColumnStart: 2 } },
  },
});

export const card = recipe({
  base: {
    position: 'relative',
    display: 'block',
    inlineSize: '100%',
    aspectRatio: '3 / 4',
    borderRadius: vars.radius.standard,
    boxShadow: leak,
    selectors: { '&[data-up="true"]': { cursor: 'default', boxShadow: `0 0 28px -2px ${glow}` } },
  },
  variants: {
    rarity: {
      common: edged('common', 'none'),
      rare: edged('rare', `0 0 14px 0 ${vars.color.rarity.rare.glow}`),
      epic: edged('epic', `0 0 22px 2px ${vars.color.rarity.epic.glow}`),
      legendary: edged('legendary', `0 0 30px 4px ${vars.color.rarity.legendary.glow}`),
    },
  },
});

export const turning = style({
  position: 'absolute',
  inset: 0,
  display: 'block',
  transformStyle: 'preserve-3d',
  transition: `transform ${vars.motion.duration.reveal} ${vars.motion.easing.enter}`,
  selectors: { '&[data-up="true"]': { transform: 'rotateY(180deg)' } },
});

const side = style({
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  borderRadius: vars.radius.standard,
  borderWidth: vars.size.outline,
  backfaceVisibility: 'hidden',
});

export const back = style([
  side,
  {
    display: 'grid',
    placeItems: 'center',
    borderColor: shade(74),
    backgroundImage: `radial-gradient(circle at 50% 44%, ${shade(78)}, ${shade(36)} 72%), repeating-linear-gradient(45deg, ${shade(40)} 0 6px, ${shade(34)} 6px 12px)`,
    '@media': {
      [media.hover]: { selectors: { 'button:hover > * > &': { borderColor: vars.color.accent.solid } } },
    },
  },
]);

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '52%',
  aspectRatio: '1',
  borderRadius: vars.radius.full,
  color: vars.color.accent.solid,
  boxShadow: `inset 0 0 0 ${vars.size.outline} ${vars.color.accent.solid}`,
  fontSize: vars.type.size.xlarge,
  fontWeight: vars.type.weight.bold,
});

export const front = style([
  side,
  {
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    placeItems: 'center',
    padding: vars.space.xxsmall,
    transform: 'rotateY(180deg)',
    borderColor: color,
    backgroundColor: vars.color.surface.raised,
    backgroundImage: `radial-gradient(90% 70% at 50% 40%, ${glow}, transparent)`,
  },
]);

export const corner = style({
  position: 'absolute',
  insetBlockStart: vars.space.xxsmall,
  insetInlineStart: vars.space.xxsmall,
});

export const toy = style({ display: 'block', inlineSize: '78%', marginBlockStart: vars.space.small });

export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  inlineSize: '100%',
  // Not padding: the clamped third line would show in it.
  marginBlockEnd: vars.space.xxsmall,
  textAlign: 'center',
  textWrap: 'balance',
  color: vars.color.text.primary,
  fontSize: vars.type.size.xsmall,
  fontWeight: vars.type.weight.bold,
  lineHeight: vars.type.leading.tight,
});
