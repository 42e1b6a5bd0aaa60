import { createVar } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';

const { recipe, style } = layered('primitives');

/** A row's background, which the sticky cell needs itself. */
const ground = createVar();
/** Line of the sticky column while others scroll under it. */
const ledge = createVar();

const aligned = {
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
} as const;

const padding = { paddingInline: vars.space.medium, paddingBlock: vars.space.small } as const;
const fade = (side: 'left' | 'right') => ({
  maskImage: `linear-gradient(to ${side}, black calc(100% - ${vars.space.xlarge}), transparent)`,
});

export const frame = style({
  inlineSize: '100%',
  overflow: 'clip',
  color: vars.color.text.primary,
  backgroundColor: vars.color.surface.raised,
  borderWidth: vars.size.hairline,
  borderColor: vars.color.border.subtle,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.raised,
  fontSize: vars.type.size.small,
});

export const region = recipe({
  base: {
    vars: { [ledge]: 'none' },
    overflow: 'auto',
    overscrollBehaviorX: 'contain',
    borderRadius: vars.radius.large,
    outlineOffset: `calc(-1 * ${vars.size.outline})`,
    selectors: {
      '&[data-more-left="true"]:dir(ltr), &[data-more-right="true"]:dir(rtl)': {
        vars: { [ledge]: `${vars.size.hairline} 0 ${vars.color.border.control}` },
      },
      '&[data-more-right="true"]:dir(ltr)': fade('right'),
      '&[data-more-left="true"]:dir(rtl)': fade('left'),
    },
    '@media': { [media.forcedColors]: { maskImage: 'none' } },
  },
  variants: { stickyHeader: { true: { maxBlockSize: '70dvh' } } },
});

export const table = recipe({
  base: { inlineSize: '100%' },
  variants: { stacked: { true: { display: 'block', '@media': { [media.tablet]: { display: 'table' } } } } },
});

export const caption = recipe({
  base: { ...padding, color: vars.color.text.secondary, textAlign: 'start' },
  variants: { stacked: { true: { display: 'block', '@media': { [media.tablet]: { display: 'table-caption' } } } } },
});
/** Visible at any scroll position. */
export const captionWords = style({
  position: 'sticky',
  insetInlineStart: vars.space.medium,
  display: 'inline-block',
  overflowWrap: 'anywhere',
});

export const head = recipe({
  variants: {
    stacked: { true: { display: 'block', '@media': { [media.tablet]: { display: 'table-header-group' } } } },
  },
});

export const headRow = recipe({
  variants: {
    stacked: {
      true: {
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: vars.space.medium,
        paddingInline: vars.space.medium,
        backgroundColor: vars.color.surface.hover,
        '@media': { [media.tablet]: { display: 'table-row' } },
      },
    },
  },
});

export const heading = recipe({
  base: {
    ...padding,
    color: vars.color.text.muted,
    backgroundColor: vars.color.surface.hover,
    boxShadow: `inset 0 calc(-1 * ${vars.size.hairline}) ${vars.color.border.standard}`,
    fontSize: vars.type.size.xsmall,
    fontWeight: vars.type.weight.medium,
    lineHeight: vars.type.leading.tight,
    verticalAlign: 'middle',
  },
  variants: {
    align: aligned,
    pressed: { true: { paddingBlock: 0 }, false: {} },
    stickyHeader: { true: { position: 'sticky', insetBlockStart: 0, zIndex: vars.layer.raised } },
    corner: { true: { position: 'sticky', insetInlineStart: 0, zIndex: vars.layer.raised } },
    stacked: { true: {}, false: {} },
  },
  compoundVariants: [
    {
      variants: { stacked: true, pressed: true },
      style: {
        position: 'static',
        paddingInline: 0,
        backgroundColor: 'transparent',
        boxShadow: 'none',
        '@media': {
          [media.tablet]: {
            paddingInline: vars.space.medium,
            backgroundColor: vars.color.surface.hover,
            boxShadow: `inset 0 calc(-1 * ${vars.size.hairline}) ${vars.color.border.standard}`,
          },
        },
      },
    },
    {
      variants: { stacked: true, pressed: false },
      style: {
        position: 'absolute',
        inlineSize: vars.size.hairline,
        blockSize: vars.size.hairline,
        padding: 0,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
        '@media': {
          [media.tablet]: {
            ...padding,
            position: 'static',
            inlineSize: 'auto',
            blockSize: 'auto',
            overflow: 'visible',
            clipPath: 'none',
            whiteSpace: 'normal',
          },
        },
      },
    },
    {
      variants: { corner: true, stickyHeader: true },
      // Above the headings that scroll sideways and the names that scroll vertically.
      style: { zIndex: vars.layer.sticky },
    },
  ],
});

export const sorter = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  minBlockSize: vars.size.touchTarget,
  color: vars.color.text.muted,
  borderRadius: vars.radius.small,
  outlineOffset: 0,
  fontWeight: vars.type.weight.medium,
  textAlign: 'inherit',
  whiteSpace: 'nowrap',
  transition: `color ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
  selectors: { '&[data-sorted="true"]': { color: vars.color.text.accent, fontWeight: vars.type.weight.bold } },
  '@media': {
    [media.hover]: { selectors: { '&[data-sorted="false"]:hover': { color: vars.color.text.primary } } },
    [media.forcedColors]: { borderWidth: 0 },
  },
});

export const body = recipe({
  variants: { stacked: { true: { display: 'block', '@media': { [media.tablet]: { display: 'table-row-group' } } } } },
});

export const row = recipe({
  base: {
    vars: { [ground]: vars.color.surface.raised },
    backgroundColor: ground,
    selectors: {
      '&:not(:first-child)': { borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.subtle}` },
    },
    '@media': { [media.hover]: { ':hover': { vars: { [ground]: vars.color.surface.hover } } } },
  },
  variants: {
    stacked: {
      true: {
        display: 'flex',
        flexDirection: 'column',
        gap: vars.space.xxsmall,
        padding: vars.space.medium,
        '@media': { [media.tablet]: { display: 'table-row' } },
      },
    },
  },
});

const stackedPadding = { paddingInline: 0, paddingBlock: 0, '@media': { [media.tablet]: padding } };

export const rowHeader = recipe({
  base: {
    ...padding,
    minInlineSize: `calc(${vars.size.column} / 4)`,
    maxInlineSize: `calc(${vars.size.column} / 2)`,
    fontWeight: vars.type.weight.medium,
    overflowWrap: 'anywhere',
  },
  variants: {
    align: aligned,
    stacked: {
      true: { ...stackedPadding, maxInlineSize: '100%', fontWeight: vars.type.weight.bold },
      false: {
        position: 'sticky',
        insetInlineStart: 0,
        backgroundColor: ground,
        boxShadow: ledge,
        transition: `box-shadow ${vars.motion.duration.fast}`,
      },
    },
  },
});

export const cell = recipe({
  base: padding,
  variants: {
    align: aligned,
    numeric: { true: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } },
    stacked: {
      true: {
        ...stackedPadding,
        display: 'flex',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        gap: vars.space.medium,
        '@media': { [media.tablet]: { ...padding, display: 'table-cell' } },
      },
      false: { minInlineSize: `calc(${vars.size.column} / 4)` },
    },
  },
});

export const cellLabel = style({
  flexShrink: 0,
  maxInlineSize: '50%',
  color: vars.color.text.muted,
  '@media': { [media.tablet]: { display: 'none' } },
});

export const cellValue = style({
  textAlign: 'end',
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { textAlign: 'inherit' } },
});

export const empty = style({ padding: vars.space.large, color: vars.color.text.secondary, textAlign: 'center' });
export const emptyWords = style({
  position: 'sticky',
  insetInline: vars.space.large,
  display: 'inline-block',
  overflowWrap: 'anywhere',
});
