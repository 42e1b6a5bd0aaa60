import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';

const { recipe, style } = layered('patterns');

/** Below the NavBar, whose shadow must fall over it. */
export const root = style({
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.navBar} + env(safe-area-inset-top, 0px))`,
  zIndex: `calc(${vars.layer.sticky} - 1)`,
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.controlLarge,
  // Only when it covers the list; a border image reaches the window's edges without widening the page.
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    opacity: 0,
    borderImageSource: `linear-gradient(${vars.color.surface.base} calc(100% - ${vars.size.hairline}), ${vars.color.border.standard} 0)`,
    borderImageSlice: '0 fill',
    borderImageOutset: '0 50vw',
    transitionProperty: 'opacity',
    transitionDuration: vars.motion.duration.standard,
  },
  selectors: { '&[data-stuck="true"]::before': { opacity: 1 } },
  '@media': {
    [media.forcedColors]: { backgroundColor: 'Canvas', '::before': { display: 'none' } },
  },
});

/** Overflow fades out toward the buttons. */
export const chips = style({
  flex: '1 1 0',
  maskImage: `linear-gradient(to right, currentColor calc(100% - ${vars.space.large}), transparent)`,
  selectors: {
    '&:dir(rtl)': {
      maskImage: `linear-gradient(to left, currentColor calc(100% - ${vars.space.large}), transparent)`,
    },
  },
});

export const words = recipe({
  base: { whiteSpace: 'nowrap' },
  variants: {
    // Visually hidden on a phone.
    brief: {
      true: {
        position: 'absolute',
        inlineSize: vars.size.hairline,
        blockSize: vars.size.hairline,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        '@media': {
          [media.tablet]: { position: 'static', inlineSize: 'auto', blockSize: 'auto', clipPath: 'none' },
        },
      },
      false: {},
    },
  },
});

export const group = style({ display: 'grid', gap: vars.space.xxsmall });

export const legend = style({
  paddingBlockEnd: vars.space.xxsmall,
  color: vars.color.text.secondary,
  fontSize: vars.type.size.small,
  fontWeight: vars.type.weight.bold,
});

export const options = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.xsmall });
