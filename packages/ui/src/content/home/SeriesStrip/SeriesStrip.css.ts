import { layered } from '../../../styles/layered.ts';
import { media } from '../../../tokens/media.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

/** Scrolls sideways on a phone, to the screen's edges; fills its line from tablet size up. */
export const strip = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(80px, 1fr)',
  gap: vars.space.small,
  marginInline: `calc(-1 * ${vars.space.medium})`,
  paddingInline: vars.space.medium,
  scrollPaddingInline: vars.space.medium,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  '@media': {
    [media.tablet]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
      gap: vars.space.medium,
      marginInline: 0,
      paddingInline: 0,
      overflowX: 'visible',
    },
  },
});

export const series = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xsmall,
  textAlign: 'center',
  borderRadius: vars.radius.standard,
  outlineOffset: `calc(-1 * ${vars.size.outline})`,
  '@media': {
    [media.tablet]: {
      flexDirection: 'row',
      gap: vars.space.small,
      padding: vars.space.small,
      textAlign: 'start',
      backgroundColor: vars.color.surface.raised,
      backgroundImage: vars.color.backdrop.raised,
      borderWidth: vars.size.hairline,
      borderColor: vars.color.border.subtle,
      borderRadius: vars.radius.large,
      boxShadow: vars.shadow.raised,
    },
    [media.hover]: { ':hover': { backgroundColor: vars.color.surface.hover } },
  },
});

/** Where the name will be. */
export const words = style({ inlineSize: '100%' });

/** A small lit stage for the series' toy. */
export const stage = style({
  flexShrink: 0,
  inlineSize: vars.size.avatarLarge,
  padding: vars.space.small,
  borderRadius: vars.radius.full,
  backgroundImage: vars.color.backdrop.stage,
  boxShadow: vars.shadow.raised,
  '@media': { [media.tablet]: { inlineSize: vars.size.controlLarge, padding: vars.space.xsmall } },
});
