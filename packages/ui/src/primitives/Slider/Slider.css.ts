import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';

const { style } = layered('primitives');

export const root = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  blockSize: vars.size.touchTarget,
  userSelect: 'none',
  // Slides sideways; vertical movement scrolls the page.
  touchAction: 'pan-y',
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.45 } },
});

export const track = style({
  position: 'relative',
  flex: 1,
  blockSize: vars.space.xsmall,
  overflow: 'hidden',
  backgroundColor: vars.color.surface.sunken,
  boxShadow: `${vars.shadow.sunken}, inset 0 0 0 ${vars.size.hairline} ${vars.color.border.control}`,
  borderRadius: vars.radius.full,
  '@media': { [media.forcedColors]: { border: `${vars.size.hairline} solid ButtonBorder` } },
});

export const range = style({
  position: 'absolute',
  blockSize: '100%',
  backgroundColor: vars.color.accent.solid,
  backgroundImage: vars.color.backdrop.accent,
  '@media': {
    [media.forcedColors]: { backgroundColor: 'Highlight', backgroundImage: 'none', forcedColorAdjust: 'none' },
  },
});

export const thumb = style({
  position: 'relative',
  display: 'block',
  inlineSize: vars.size.iconLarge,
  blockSize: vars.size.iconLarge,
  backgroundColor: vars.color.surface.overlay,
  borderWidth: vars.space.xxsmall,
  borderColor: vars.color.accent.solid,
  borderRadius: vars.radius.full,
  boxShadow: vars.shadow.raised,
  cursor: 'grab',
  transitionProperty: 'border-color, box-shadow, transform',
  transitionDuration: vars.motion.duration.fast,
  ':active': { cursor: 'grabbing', transform: 'scale(1.1)' },
  // The touch target.
  '::after': {
    content: '',
    position: 'absolute',
    inset: `calc((100% - ${vars.size.touchTarget}) / 2)`,
  },
  selectors: {
    '&[data-disabled]': { cursor: 'not-allowed', borderColor: vars.color.border.control, transform: 'none' },
    '&[aria-invalid]': { borderColor: vars.color.text.critical },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([data-disabled])': { borderColor: vars.color.accent.hover } } },
    [media.forcedColors]: { backgroundColor: 'ButtonFace', borderColor: 'Highlight', forcedColorAdjust: 'none' },
  },
});
