import { layered } from '../../styles/layered.ts';
import { recordOf } from '../../styles/recordOf.ts';
import { media } from '../../tokens/media.ts';
import { type Rarity, rarities } from '../../tokens/rarities.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe } = layered('primitives');

const framed = (rarity: Rarity) => ({
  borderColor: vars.color.rarity[rarity].color,
  boxShadow: `0 0 ${vars.space.large} calc(-1 * ${vars.space.xxsmall}) ${vars.color.rarity[rarity].glow}, ${vars.shadow.raised}`,
});

export const surface = recipe({
  base: {
    position: 'relative',
    display: 'block',
    overflow: 'clip',
    color: vars.color.text.primary,
    borderWidth: vars.size.hairline,
    borderColor: 'transparent',
  },
  variants: {
    variant: {
      raised: {
        backgroundColor: vars.color.surface.raised,
        backgroundImage: vars.color.backdrop.raised,
        borderColor: vars.color.border.subtle,
        boxShadow: vars.shadow.raised,
      },
      outlined: { borderColor: vars.color.border.standard },
      sunken: { backgroundColor: vars.color.surface.sunken, boxShadow: vars.shadow.sunken },
      stage: {
        backgroundColor: vars.color.surface.raised,
        backgroundImage: vars.color.backdrop.stage,
        borderColor: vars.color.border.subtle,
        boxShadow: vars.shadow.raised,
      },
    },
    radius: {
      standard: { borderRadius: vars.radius.standard },
      large: { borderRadius: vars.radius.large },
      xlarge: { borderRadius: vars.radius.xlarge },
    },
    rarity: recordOf(rarities, framed),
    selected: {
      true: {
        borderColor: vars.color.accent.solid,
        outline: `${vars.size.hairline} solid ${vars.color.accent.solid}`,
        boxShadow: vars.shadow.glow,
      },
    },
    linked: {
      true: {
        transitionProperty: 'transform, box-shadow, background-color, border-color',
        transitionDuration: vars.motion.duration.standard,
        transitionTimingFunction: vars.motion.easing.enter,
        ':active': { transform: 'scale(0.985)' },
        '@media': {
          [media.hover]: {
            ':hover': {
              transform: `translateY(calc(-1 * ${vars.size.outline}))`,
              borderColor: vars.color.border.control,
              boxShadow: vars.shadow.lifted,
            },
          },
        },
      },
    },
  },
  compoundVariants: [
    {
      variants: { variant: 'raised', linked: true },
      style: { '@media': { [media.hover]: { ':hover': { backgroundColor: vars.color.surface.hover } } } },
    },
  ],
});
