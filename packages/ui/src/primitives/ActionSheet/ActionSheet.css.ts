import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';
import * as sheet from '../Sheet/Sheet.css.ts';

const { recipe, style } = layered('primitives');

export const content = style([
  sheet.content,
  { '@media': { [media.tablet]: { maxInlineSize: `calc(${vars.size.column} * 0.8)` } } },
]);

export const head = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  flexShrink: 0,
  paddingInline: vars.space.large,
  paddingBlock: `${vars.space.large} ${vars.space.medium}`,
  fontSize: vars.type.size.small,
});

export const title = style({
  fontSize: vars.type.size.large,
  fontWeight: vars.type.weight.bold,
  lineHeight: vars.type.leading.tight,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: vars.space.small,
});

export const action = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.small,
    inlineSize: '100%',
    minBlockSize: vars.size.controlLarge,
    paddingInline: vars.space.small,
    paddingBlock: vars.space.xsmall,
    borderRadius: vars.radius.standard,
    fontWeight: vars.type.weight.medium,
    textAlign: 'start',
    outlineOffset: `calc(-1 * ${vars.size.outline})`,
    transitionProperty: 'background-color',
    transitionDuration: vars.motion.duration.fast,
    ':disabled': { cursor: 'not-allowed', opacity: 0.45 },
  },
  variants: {
    tone: {
      neutral: {
        color: vars.color.text.primary,
        selectors: { '&:active:not(:disabled)': { backgroundColor: vars.color.tone.neutral.softHover } },
        '@media': {
          [media.hover]: { selectors: { '&:hover:not(:disabled)': { backgroundColor: vars.color.tone.neutral.soft } } },
        },
      },
      critical: {
        color: vars.color.tone.critical.onSoft,
        selectors: { '&:active:not(:disabled)': { backgroundColor: vars.color.tone.critical.softHover } },
        '@media': {
          [media.hover]: {
            selectors: { '&:hover:not(:disabled)': { backgroundColor: vars.color.tone.critical.soft } },
          },
        },
      },
    },
  },
});

export const words = style({ display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' });

export const note = style({
  color: vars.color.text.secondary,
  fontSize: vars.type.size.small,
  fontWeight: vars.type.weight.regular,
});

export const foot = style({
  flexShrink: 0,
  padding: vars.space.large,
  paddingBlockStart: vars.space.medium,
  paddingBlockEnd: `calc(${vars.space.large} + env(safe-area-inset-bottom))`,
});
