import { createVar } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';

const { recipe, style } = layered('primitives');

const diameter = createVar();
/** Overlap between neighbors. */
const overlap = createVar();

export const group = recipe({
  base: { display: 'inline-flex', alignItems: 'center', maxInlineSize: '100%' },
  variants: {
    size: {
      small: { vars: { [diameter]: vars.size.avatarSmall, [overlap]: vars.space.xsmall } },
      standard: { vars: { [diameter]: vars.size.avatarStandard, [overlap]: vars.space.small } },
      large: {
        vars: {
          [diameter]: vars.size.avatarLarge,
          // Six, the maximum, fit between the gutters of a narrow phone.
          [overlap]: `max(${vars.space.large}, (6 * ${vars.size.avatarLarge} + 2 * ${vars.space.medium} - 100vw) / 5)`,
        },
      },
    },
  },
});

const notch = `radial-gradient(circle calc(${diameter} / 2 + ${vars.size.outline})`;

/** A notch around the next one, so that the gap shows any background. */
export const face = style({
  display: 'inline-flex',
  flexShrink: 0,
  selectors: {
    '&:not(:first-child)': { marginInlineStart: `calc(-1 * ${overlap})` },
    '&:not(:last-child)': {
      maskImage: `${notch} at calc(150% - ${overlap}) 50%, transparent calc(100% - ${vars.size.hairline} / 2), black)`,
    },
    '&:dir(rtl):not(:last-child)': {
      maskImage: `${notch} at calc(-50% + ${overlap}) 50%, transparent calc(100% - ${vars.size.hairline} / 2), black)`,
    },
  },
});

export const rest = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: diameter,
    blockSize: diameter,
    marginInlineStart: `calc(-1 * ${overlap})`,
    paddingInline: vars.space.xxsmall,
    color: vars.color.tone.neutral.onSoft,
    backgroundColor: vars.color.tone.neutral.soft,
    boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.tone.neutral.border}`,
    borderRadius: vars.radius.full,
    fontWeight: vars.type.weight.bold,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1,
    '@media': { [media.forcedColors]: { borderWidth: vars.size.hairline } },
  },
  variants: {
    size: {
      small: { fontSize: vars.type.size.xsmall },
      standard: { fontSize: vars.type.size.small },
      large: { fontSize: vars.type.size.large, paddingInline: vars.space.small },
    },
  },
});
