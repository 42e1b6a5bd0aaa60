import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { media } from '../../../tokens/media.ts';

const { recipe } = layered('areas');

const { accent } = vars.color.tone;

/** Stamped on in ink, slightly tilted. */
export const stamp = recipe({
  base: {
    padding: `${vars.space.xxsmall} ${vars.space.xsmall}`,
    border: `${vars.size.outline} solid currentColor`,
    borderRadius: vars.radius.small,
    fontSize: vars.type.size.xsmall,
    fontWeight: vars.type.weight.bold,
    lineHeight: vars.type.leading.tight,
    textAlign: 'center',
    transform: 'rotate(-8deg)',
  },
  variants: {
    state: {
      unclaimed: {},
      usable: { color: vars.color.text.positive },
      used: { color: vars.color.text.muted },
      expired: { color: vars.color.text.muted },
    },
  },
});

export const tick = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.space.large,
    blockSize: vars.space.large,
    border: `${vars.size.outline} solid ${vars.color.border.control}`,
    borderRadius: vars.radius.full,
    selectors: { ':disabled &': { opacity: 0.4 } },
  },
  variants: {
    selected: {
      true: {
        color: accent.onSolid,
        backgroundColor: accent.solid,
        borderColor: accent.solid,
        '@media': {
          [media.forcedColors]: {
            color: 'HighlightText',
            backgroundColor: 'Highlight',
            borderColor: 'Highlight',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  },
});
