import { createVar } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';

const { recipe, style, styleVariants } = layered('patterns');

/** The bar is dark in both themes, so icon buttons in it are light. */
const barGround = createVar();

const sheer = (percent: string) => `color-mix(in srgb, ${barGround} ${percent}, transparent)`;

/** A background with a line below, or none. */
const lined = (ground: string, line: string) =>
  `linear-gradient(${ground} calc(100% - ${vars.size.hairline}), ${line} 0)`;

/**
 * Paints up to the window's edges although the content has a maximum width (the rail covers part of it):
 * a border image may be painted outside its box without widening the page, unlike any other paint.
 */
const ground = (image: string) => ({
  borderImageSource: image,
  borderImageSlice: '0 fill',
  borderImageOutset: '0 50vw',
});

/** Marks the top of the page, out of flow. */
export const top = style({
  position: 'absolute',
  insetBlockStart: 0,
  blockSize: vars.size.hairline,
  inlineSize: vars.size.hairline,
});

export const root = recipe({
  base: {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.layer.sticky,
    flexShrink: 0,
    vars: { [barGround]: vars.color.bar.background },
    '@media': { [media.print]: { display: 'none' } },
  },
  // Takes no space, so that the picture starts at the top of the page under it.
  variants: { variant: { solid: {}, ghost: { blockSize: 0 } } },
});

export const bar = recipe({
  base: {
    position: 'relative',
    isolation: 'isolate',
    backgroundColor: 'transparent',
    display: 'grid',
    gridTemplateColumns: 'minmax(max-content, 1fr) minmax(0, auto) minmax(max-content, 1fr)',
    alignItems: 'center',
    columnGap: vars.space.xxsmall,
    minBlockSize: `calc(${vars.size.navBar} + env(safe-area-inset-top, 0px))`,
    paddingBlockStart: 'env(safe-area-inset-top, 0px)',
    paddingInline: vars.space.xxsmall,
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', paddingInline: vars.space.small },
      // In forced colors, a painted background would stay while the text changes.
      [media.forcedColors]: {
        backgroundColor: 'Canvas',
        '::before': { display: 'none' },
        borderBlockEndWidth: vars.size.hairline,
      },
    },
    '::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      transitionProperty: 'opacity',
      transitionDuration: vars.motion.duration.standard,
    },
  },
  variants: {
    tone: {
      shop: {
        '::before': {
          ...ground(lined(sheer('92%'), vars.color.bar.border)),
          backdropFilter: vars.filter.frost,
        },
      },
      plain: { '::before': ground(lined(vars.color.surface.raised, vars.color.border.standard)) },
    },
    variant: {
      solid: {},
      ghost: {
        '::before': { opacity: 0 },
        // A shadow from above, beyond the bar's edge: the white title must be readable on a white picture too.
        '::after': {
          content: '',
          position: 'absolute',
          zIndex: -2,
          inset: 0,
          insetBlockEnd: `calc(-1 * ${vars.size.navBar})`,
          ...ground(`linear-gradient(${sheer('88%')}, ${sheer('70%')} 50%, ${sheer('0%')})`),
          pointerEvents: 'none',
          transitionProperty: 'opacity',
          transitionDuration: vars.motion.duration.standard,
        },
        selectors: {
          '&[data-scrolled="true"]::before': { opacity: 1 },
          '&[data-scrolled="true"]::after': { opacity: 0 },
        },
        // There the picture is beside the text, not under the bar.
        '@media': {
          [media.desktop]: { '::before': { opacity: 1 }, '::after': { display: 'none' } },
          [media.forcedColors]: { '::after': { display: 'none' } },
        },
      },
    },
  },
});

/** A logo stands where the page begins: in the middle, wider actions would push it aside. */
export const start = style({ justifySelf: 'start', gridColumn: '1 / span 2', paddingInlineStart: vars.space.xsmall });

export const title = style({
  gridColumn: 2,
  paddingInline: vars.space.xsmall,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'center',
  fontSize: vars.type.size.large,
  fontWeight: vars.type.weight.bold,
  letterSpacing: vars.type.tracking.tight,
  '@media': { [media.tablet]: { textAlign: 'start', fontSize: vars.type.size.xlarge } },
});

export const actions = style({ gridColumn: 3, justifySelf: 'end', display: 'flex', alignItems: 'center' });

export const corner = styleVariants({
  alone: { display: 'flex', alignItems: 'center' },
  besideEnd: { display: 'flex', alignItems: 'center', '@media': { [media.desktop]: { display: 'none' } } },
});

/** What follows the page's own actions on a desktop. */
export const end = style({
  display: 'none',
  '@media': {
    [media.desktop]: { display: 'flex', alignItems: 'center', marginInlineStart: vars.space.small },
  },
});
