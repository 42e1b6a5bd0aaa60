import { layered } from '../../../styles/layered.ts';
import { media } from '../../../tokens/media.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

/** Below the sticky bar, with some space. */
const belowBar = `calc(${vars.size.navBar} + ${vars.space.large})`;

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyContent: 'center',
  '@media': {
    [media.desktop]: { gridTemplateColumns: '17rem minmax(0, 44rem)', columnGap: vars.space.xxlarge },
    // Paper is white in any theme; ink keeps the printer's color.
    [media.print]: {
      display: 'block',
      colorScheme: 'light',
      vars: {
        [vars.color.text.primary]: 'CanvasText',
        [vars.color.text.secondary]: 'CanvasText',
        [vars.color.text.muted]: 'CanvasText',
        [vars.color.text.accent]: 'CanvasText',
      },
    },
  },
});

/** Stays visible beside a long text. */
export const aside = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: belowBar,
      alignSelf: 'start',
      display: 'grid',
      gap: vars.space.small,
      maxBlockSize: `calc(100dvh - ${vars.size.navBar} - 2 * ${vars.space.large})`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
    },
    [media.print]: { display: 'none' },
  },
});

/** The same links when there is no room beside the text. */
export const folded = style({ '@media': { [media.desktop]: { display: 'none' }, [media.print]: { display: 'none' } } });

export const contents = style({ display: 'grid' });

export const entry = style({
  display: 'grid',
  fontSize: vars.type.size.small,
  borderInlineStartWidth: vars.size.outline,
  borderColor: vars.color.border.subtle,
  paddingInlineStart: vars.space.small,
  paddingBlock: vars.space.xxsmall,
});

/** A readable line length. */
export const text = style({
  display: 'grid',
  gap: vars.space.xxlarge,
  inlineSize: '100%',
  maxInlineSize: '44rem',
  marginInline: 'auto',
});

export const article = style({ display: 'grid', gap: vars.space.xlarge });

export const head = style({ display: 'grid', gap: vars.space.xsmall });

export const section = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.small,
  scrollMarginBlockStart: belowBar,
  '@media': { [media.print]: { breakInside: 'avoid' } },
  selectors: {
    // The section in the URL's hash.
    '&:target::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: `calc(-1 * ${vars.space.small})`,
      borderInlineStartWidth: vars.size.outline,
      borderColor: vars.color.accent.solid,
    },
  },
});

export const ways = style({ display: 'grid', gap: vars.space.large, '@media': { [media.print]: { display: 'none' } } });
