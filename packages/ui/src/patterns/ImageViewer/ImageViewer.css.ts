import { layered } from '../../styles/layered.ts';
import { fadeIn, fadeOut } from '../../primitives/Dialog/Dialog.css.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';

const { style, styleVariants } = layered('patterns');

const safe = (edge: string) => `env(safe-area-inset-${edge}, 0px)`;

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  selectors: {
    '&[data-state="open"]': { animation: `${fadeIn} ${vars.motion.duration.standard} ${vars.motion.easing.standard}` },
    '&[data-state="closed"]': {
      animation: `${fadeOut} ${vars.motion.duration.standard} ${vars.motion.easing.exit} forwards`,
    },
  },
});

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  blockSize: '100%',
  color: vars.color.text.primary,
  backgroundColor: vars.color.surface.sunken,
  outline: 'none',
});

export const bar = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  minBlockSize: vars.size.navBar,
  paddingBlockStart: safe('top'),
  paddingInline: vars.space.xxsmall,
});

export const hidden = style({
  position: 'absolute',
  inlineSize: vars.size.hairline,
  blockSize: vars.size.hairline,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

export const counter = style({
  gridColumn: 2,
  fontSize: vars.type.size.small,
  fontWeight: vars.type.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.secondary,
});

export const tools = style({ gridColumn: 3, justifySelf: 'end', display: 'flex' });

export const frame = style({ position: 'relative', overflow: 'clip', touchAction: 'none', userSelect: 'none' });

export const track = style({
  position: 'relative',
  blockSize: '100%',
  transitionProperty: 'transform',
  transitionDuration: vars.motion.duration.slow,
  transitionTimingFunction: vars.motion.easing.enter,
  selectors: { '&[data-still="true"]': { transitionDuration: '0s' } },
});

export const slide = style({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: '100%',
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
});

export const place = style({
  gridArea: '1 / 1',
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  overflow: 'clip',
  cursor: 'zoom-in',
  selectors: { '&[data-zoomed="true"]': { cursor: 'grab' } },
});

export const zoom = style({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  transformOrigin: '0 0',
  selectors: {
    '&[data-glides="true"]': {
      transition: `transform ${vars.motion.duration.standard} ${vars.motion.easing.standard}`,
    },
  },
});

/** Fills its space regardless of the picture's size, so that small pictures are enlarged too. */
export const image = style({
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  pointerEvents: 'none',
  transition: `opacity ${vars.motion.duration.standard} ${vars.motion.easing.standard}`,
  selectors: { '&[data-state="loading"]': { opacity: 0 } },
});

export const wait = style({ gridArea: '1 / 1', placeSelf: 'center' });

export const failed = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.small,
  padding: vars.space.xlarge,
  color: vars.color.text.secondary,
  textAlign: 'center',
});

const atSide = {
  display: 'none',
  position: 'absolute',
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
  placeItems: 'center',
  inlineSize: vars.size.controlLarge,
  blockSize: vars.size.controlLarge,
  borderRadius: vars.radius.full,
  transition: `opacity ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
  selectors: {
    '&[aria-disabled="true"]': { opacity: 0.35, cursor: 'default' },
    // On touch screens they take no space, but remain keyboard accessible.
    '&:focus-visible': { display: 'grid' },
  },
} as const;

const shownTo = (side: 'left' | 'right') =>
  ({ ...atSide, [side]: vars.space.xsmall, '@media': { [media.hover]: { display: 'grid' } } }) as const;

// Physical sides, because the pictures lie this way in every writing direction.
export const turn = styleVariants({ previous: shownTo('left'), next: shownTo('right') });

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touchTarget,
  blockSize: vars.size.touchTarget,
  borderRadius: vars.radius.full,
  color: vars.color.tone.neutral.onSoft,
  backgroundColor: vars.color.tone.neutral.soft,
  boxShadow: vars.shadow.raised,
});

export const caption = style({
  maxBlockSize: '30dvh',
  overflowY: 'auto',
  paddingBlock: vars.space.small,
  paddingBlockEnd: `calc(${vars.space.medium} + ${safe('bottom')})`,
  paddingInline: vars.space.medium,
  color: vars.color.text.secondary,
  fontSize: vars.type.size.small,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
