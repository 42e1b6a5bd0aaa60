import { fallbackVar } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import { barBelow, safeBelow } from '../AppShell/insets.css.ts';

const { recipe, style } = layered('patterns');

const above = `(${vars.size.navBar} + env(safe-area-inset-top, 0px))`;

/** Limited to a readable line width. */
const beside = (least: string) => `max(${least}, (100% - 1.75 * ${vars.size.column}) / 2)`;

export const root = recipe({
  base: { position: 'relative', display: 'flex', flexDirection: 'column', inlineSize: '100%', minBlockSize: 0 },
  variants: {
    fill: {
      page: { blockSize: `calc(100dvh - ${above} - ${fallbackVar(barBelow, '0px')})` },
      place: { blockSize: '100%' },
    },
  },
});

export const frame = style({
  position: 'relative',
  flex: '1 1 0',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehaviorY: 'contain',
  // The thread keeps its own scroll position, because not all browsers do.
  overflowAnchor: 'none',
  paddingBlock: vars.space.medium,
  paddingInline: beside(vars.space.medium),
  outlineOffset: `calc(-1 * ${vars.size.outline})`,
});

export const older = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.small,
});

/** In the middle of an empty thread. */
export const empty = style({ marginBlock: 'auto' });

export const day = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  // A short thread sits at the bottom.
  selectors: { '&:first-of-type': { marginBlockStart: 'auto' } },
});

export const date = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.raised,
  alignSelf: 'center',
  paddingBlock: vars.space.xxsmall,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.full,
  color: vars.color.text.secondary,
  backgroundColor: vars.color.surface.overlay,
  boxShadow: vars.shadow.raised,
  fontSize: vars.type.size.xsmall,
  fontWeight: vars.type.weight.medium,
  '@media': { [media.forcedColors]: { borderWidth: vars.size.hairline } },
});

export const messages = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxsmall });

export const row = recipe({
  base: { display: 'grid', columnGap: vars.space.xsmall, rowGap: vars.space.small },
  variants: {
    side: {
      own: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'end' },
      other: { gridTemplateColumns: `${vars.size.avatarSmall} minmax(0, 1fr)`, justifyItems: 'start' },
    },
    first: { true: { selectors: { '&:not(:first-child)': { marginBlockStart: vars.space.small } } }, false: {} },
  },
});

export const unread = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  inlineSize: '100%',
  color: vars.color.text.accent,
  fontSize: vars.type.size.xsmall,
  fontWeight: vars.type.weight.bold,
  '::before': {
    content: '',
    flex: 1,
    borderBlockStart: `${vars.size.hairline} solid ${vars.color.tone.accent.border}`,
  },
  '::after': { content: '', flex: 1, borderBlockStart: `${vars.size.hairline} solid ${vars.color.tone.accent.border}` },
});

/** Beside the last bubble, above its status. */
export const face = style({ alignSelf: 'start', ':empty': { display: 'none' } });

export const words = recipe({
  base: {
    gridColumn: -2,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xxsmall,
    maxInlineSize: `min(85%, ${vars.size.column})`,
  },
  variants: { side: { own: { alignItems: 'flex-end' }, other: { alignItems: 'flex-start' } } },
});

export const name = style({
  color: vars.color.text.muted,
  fontSize: vars.type.size.xsmall,
  fontWeight: vars.type.weight.medium,
});

export const bubble = recipe({
  base: {
    inlineSize: 'fit-content',
    paddingBlock: vars.space.xsmall,
    paddingInline: vars.space.small,
    borderRadius: vars.radius.large,
    borderWidth: vars.size.hairline,
    borderColor: 'transparent',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  variants: {
    side: {
      own: {
        color: vars.color.tone.accent.onSoft,
        backgroundColor: vars.color.tone.accent.soft,
        borderColor: vars.color.tone.accent.border,
        selectors: { '&[data-tail="true"]': { borderEndEndRadius: vars.radius.banner } },
      },
      other: {
        color: vars.color.text.primary,
        backgroundColor: vars.color.surface.overlay,
        borderColor: vars.color.border.subtle,
        selectors: { '&[data-tail="true"]': { borderEndStartRadius: vars.radius.banner } },
      },
    },
    failed: { true: { borderColor: vars.color.text.critical, borderStyle: 'dashed' }, false: {} },
  },
});

export const photos = style({ inlineSize: `calc(${vars.size.column} * 0.55)`, maxInlineSize: '100%' });

export const meta = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  color: vars.color.text.muted,
  fontSize: vars.type.size.xsmall,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-state="read"]': { color: vars.color.text.accent } },
});

export const failed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: vars.space.xsmall,
});

export const why = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  color: vars.color.text.critical,
  fontSize: vars.type.size.xsmall,
});

/** Floats over the last lines; clicks beside the button go through. */
export const latest = style({
  position: 'relative',
  zIndex: vars.layer.raised,
  display: 'flex',
  justifyContent: 'center',
  blockSize: 0,
  pointerEvents: 'none',
});

export const toLatest = style({
  position: 'absolute',
  insetBlockEnd: vars.space.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.touchTarget,
  paddingInline: vars.space.medium,
  borderRadius: vars.radius.full,
  color: vars.color.tone.neutral.onSoft,
  backgroundColor: vars.color.tone.neutral.soft,
  boxShadow: vars.shadow.lifted,
  fontSize: vars.type.size.small,
  fontWeight: vars.type.weight.bold,
  pointerEvents: 'auto',
  selectors: {
    '&[data-unseen="true"]': {
      color: vars.color.tone.accent.onSolid,
      backgroundColor: vars.color.tone.accent.solid,
    },
  },
});

export const composer = style({
  flexShrink: 0,
  paddingBlockStart: vars.space.xsmall,
  paddingBlockEnd: `calc(${vars.space.xsmall} + ${fallbackVar(safeBelow, 'env(safe-area-inset-bottom, 0px)')})`,
  paddingInline: beside(vars.space.xsmall),
  backgroundColor: vars.color.surface.overlay,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.standard}`,
  boxShadow: vars.shadow.bar,
});
