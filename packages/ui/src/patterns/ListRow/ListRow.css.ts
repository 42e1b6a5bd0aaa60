import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';

const { recipe, style } = layered('patterns');

export const row = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.small,
    inlineSize: '100%',
    minBlockSize: vars.size.touchTarget,
    paddingBlock: vars.space.small,
    paddingInline: vars.space.medium,
    color: vars.color.text.primary,
    textAlign: 'start',
    outlineOffset: `calc(-1 * ${vars.size.outline})`,
    selectors: {
      '&:not(:first-child)': { borderBlockStartWidth: vars.size.hairline, borderColor: vars.color.border.subtle },
    },
  },
  variants: {
    pressable: {
      true: {
        transitionProperty: 'background-color',
        transitionDuration: vars.motion.duration.fast,
        ':active': { backgroundColor: vars.color.surface.hover },
        '@media': { [media.hover]: { ':hover': { backgroundColor: vars.color.surface.hover } } },
        selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
      },
      false: {},
    },
  },
});

export const leading = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.text.secondary,
});

/** The figure wraps below the text when they do not fit on a line. */
export const body = style({
  flex: '1 1 0',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.small,
});

export const words = style({
  flex: `1 1 calc(2 * ${vars.size.avatarLarge})`,
  display: 'flex',
  flexDirection: 'column',
  overflowWrap: 'anywhere',
  '@media': {
    [media.desktop]: {
      selectors: {
        '&[data-one-line="true"]': {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
          alignItems: 'baseline',
          columnGap: vars.space.medium,
        },
      },
    },
  },
});

export const trailing = style({ color: vars.color.text.secondary, textAlign: 'end', overflowWrap: 'anywhere' });

export const withAction = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
});

/** Leaves room for the button on a phone. */
export const beside = style({ flex: `1 1 calc(2.25 * ${vars.size.avatarLarge})`, minInlineSize: 0 });

export const action = style({ paddingInlineEnd: vars.space.medium, paddingBlock: vars.space.small });
