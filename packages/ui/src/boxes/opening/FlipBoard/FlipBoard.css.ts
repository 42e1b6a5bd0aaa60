import { createVar, keyframes } from '@vanilla-extract/css';
import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { media } from '../../../tokens/media.ts';
import { shade } from '../../pools/BoxArt/board.ts';

const { recipe, style } = layered('areas');

const color = createVar();
const glow = createVar();
/** Two for each card. */
const lines = createVar();
const gap = createVar();

const edged = (rarity: keyof typeof vars.color.rarity) => ({
  vars: { [color]: vars.color.rarity[rarity].color, [glow]: vars.color.rarity[rarity].glow },
});

/** What the window leaves for the cards, between the bar and the buttons. */
const room = '(100dvh - 290px)';

/** A crowd in so many columns, with cards as large as possible while all rows fit in the window. */
const crowd = (phone: { columns: number; rows: number }, wide: { columns: number; rows: number }) => ({
  vars: { [lines]: String(phone.columns * 2) },
  maxInlineSize: `max(220px, calc(${room} * ${(phone.columns / phone.rows) * 0.74}))`,
  '@media': {
    [media.tablet]: {
      vars: { [lines]: String(wide.columns * 2), [gap]: vars.space.small },
      maxInlineSize: `clamp(360px, calc(${room} * ${(wide.columns / wide.rows) * 0.74}), 1080px)`,
    },
  },
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
        vars: { [gap]: vars.space.xsmall },
        gridTemplateColumns: `repeat(${lines}, minmax(0, 1fr))`,
        columnGap: `calc(${gap} / 2)`,
        rowGap: gap,
        marginInline: 'auto',
      },
    },
    columns: {
      4: crowd({ columns: 4, rows: 4 }, { columns: 6, rows: 3 }),
      5: crowd({ columns: 5, rows: 5 }, { columns: 8, rows: 4 }),
      6: crowd({ columns: 6, rows: 6 }, { columns: 9, rows: 4 }),
      7: crowd({ columns: 7, rows: 8 }, { columns: 10, rows: 5 }),
    },
  },
});

const deal = keyframes({
  from: { opacity: 0, transform: 'translateY(40px) scale(0.6)' },
  to: { opacity: 1, transform: 'none' },
});

/** A card starts a row at one of these lines, see `rowStart`; 0 is a place within a row. */
function startsAt<Rule>(ruleAt: (line: number | 'auto') => Rule): Record<number, Rule> {
  return Object.fromEntries(Array.from({ length: 11 }, (_, line) => [line, ruleAt(line === 0 ? 'auto' : line)]));
}

export const place = recipe({
  base: { animation: `${deal} ${vars.motion.duration.slow} ${vars.motion.easing.enter} backwards` },
  variants: {
    layout: {
      hand: { gridColumnEnd: 'span 2', '@media': { [media.tablet]: { inlineSize: '160px' } } },
      crowd: { gridColumnEnd: 'span 2' },
    },
    indented: { true: { gridColumnStart: 2 } },
    phone: startsAt((gridColumnStart) => ({ gridColumnStart })),
    wide: startsAt((gridColumnStart) => ({ '@media': { [media.tablet]: { gridColumnStart } } })),
  },
});

const pop = keyframes({
  '0%': { transform: 'none' },
  '45%': { transform: 'scale(1.22)' },
  '100%': { transform: 'none' },
});

export const card = recipe({
  base: {
    position: 'relative',
    display: 'block',
    inlineSize: '100%',
    aspectRatio: '3 / 4',
    borderRadius: vars.radius.standard,
    selectors: {
      '&[data-up="true"]': { cursor: 'default', boxShadow: `0 0 28px -2px ${glow}` },
      // The best of them steps forward as it turns.
      '&[data-up="true"][data-best="true"]': {
        zIndex: vars.layer.raised,
        animation: `${pop} calc(${vars.motion.duration.reveal} * 1.2) ${vars.motion.easing.standard}`,
      },
    },
  },
  variants: {
    rarity: {
      common: edged('common'),
      rare: edged('rare'),
      epic: edged('epic'),
      legendary: edged('legendary'),
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
  fontSize: vars.type.size.large,
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

export const toy = recipe({
  base: { display: 'block' },
  variants: {
    layout: {
      hand: { inlineSize: '78%', marginBlockStart: vars.space.small },
      // Its name is in the results.
      crowd: { inlineSize: '94%' },
    },
  },
});

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
