import { createVar } from '@vanilla-extract/css';
import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { media } from '../../../tokens/media.ts';

const { recipe, style } = layered('areas');

/** Width of the stub, up to the perforation. */
const stubWidth = createVar();
/** The same position from the left edge, which masks count from. */
const tear = createVar();
/** The edge with the teeth, likewise. */
const start = createVar();
const edge = createVar();

const notch = vars.space.xsmall;
const tooth = vars.space.small;

/** Keeps the mask off the outline of focus and selection. */
export const root = style({
  display: 'block',
  inlineSize: '100%',
  padding: 0,
  color: vars.color.text.primary,
  textAlign: 'start',
  borderRadius: vars.radius.standard,
  ':disabled': { cursor: 'not-allowed' },
  '@media': { [media.forcedColors]: { border: 0 } },
});

export const paper = recipe({
  base: {
    vars: { [tear]: stubWidth, [start]: '0', [edge]: vars.color.border.standard },
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${stubWidth} minmax(0, 1fr)`,
    inlineSize: '100%',
    borderRadius: vars.radius.standard,
    // Half circles above and below the perforation, and teeth on the stub's edge.
    maskImage: [
      `radial-gradient(circle at ${tear} 0, transparent ${notch}, black calc(${notch} + 0.5px))`,
      `radial-gradient(circle at ${tear} 100%, transparent ${notch}, black calc(${notch} + 0.5px))`,
      `radial-gradient(circle at ${start} 50%, transparent calc(${tooth} / 4), black calc(${tooth} / 4 + 0.5px))`,
    ].join(', '),
    maskSize: `100% 100%, 100% 100%, 100% ${tooth}`,
    maskPosition: 'center',
    maskComposite: 'intersect',
    selectors: { '&:dir(rtl)': { vars: { [tear]: `calc(100% - ${stubWidth})`, [start]: '100%' } } },
    // The edge follows the notches.
    '::before': { ...ring(), insetBlockStart: `calc(-1 * ${notch} - ${vars.size.hairline})` },
    '::after': { ...ring(), insetBlockEnd: `calc(-1 * ${notch} - ${vars.size.hairline})` },
  },
  variants: {
    size: { standard: { vars: { [stubWidth]: '7rem' } }, compact: { vars: { [stubWidth]: '5.5rem' } } },
    selected: { true: { vars: { [edge]: vars.color.accent.solid } } },
  },
});

function ring() {
  return {
    content: '',
    position: 'absolute',
    zIndex: vars.layer.raised,
    insetInlineStart: `calc(${stubWidth} - ${notch} - ${vars.size.hairline})`,
    inlineSize: `calc((${notch} + ${vars.size.hairline}) * 2)`,
    blockSize: `calc((${notch} + ${vars.size.hairline}) * 2)`,
    border: `${vars.size.hairline} solid ${edge}`,
    borderRadius: vars.radius.full,
    pointerEvents: 'none',
  } as const;
}

export const body = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    columnGap: vars.space.xsmall,
    backgroundColor: vars.color.surface.raised,
    backgroundImage: vars.color.backdrop.raised,
    border: `${vars.size.hairline} solid ${edge}`,
    borderInlineStart: 0,
    borderStartEndRadius: vars.radius.standard,
    borderEndEndRadius: vars.radius.standard,
    lineHeight: vars.type.leading.tight,
    transition: `background-color ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
    // The perforation.
    '::before': {
      content: '',
      position: 'absolute',
      insetBlock: `calc(${notch} + ${vars.space.xxsmall})`,
      insetInlineStart: 0,
      borderInlineStart: `${vars.size.outline} dashed ${edge}`,
    },
    '@media': {
      [media.hover]: { selectors: { 'button:enabled:hover &': { backgroundColor: vars.color.surface.hover } } },
    },
  },
  variants: {
    size: {
      standard: {
        gridTemplateRows: '1fr auto',
        rowGap: vars.space.xsmall,
        padding: vars.space.small,
        paddingInlineStart: vars.space.medium,
      },
      compact: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridTemplateAreas: '"words action" "fine action"',
        rowGap: vars.space.xxsmall,
        paddingBlock: vars.space.small,
        paddingInline: `${vars.space.medium} ${vars.space.small}`,
      },
    },
  },
});

export const words = recipe({
  base: { alignSelf: 'start', display: 'grid', gap: vars.space.xxsmall },
  variants: { size: { standard: {}, compact: { gridArea: 'words' } } },
});

/** Expiry and action, on one line when they fit. */
export const foot = recipe({
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xsmall },
  variants: { size: { standard: {}, compact: { display: 'contents' } } },
});

export const fine = recipe({
  base: {
    flex: '1 1 7.5rem',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.size.outline,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  },
  variants: { size: { standard: {}, compact: { gridArea: 'fine' } } },
});

export const action = recipe({
  base: { display: 'grid', marginInlineStart: 'auto' },
  variants: { size: { standard: {}, compact: { gridArea: 'action' } } },
});
