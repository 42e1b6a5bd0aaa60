import { layered } from '../../styles/layered.ts';
import { media } from '../../tokens/media.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe } = layered('primitives');

export const button = recipe({
  base: {
    fontWeight: vars.type.weight.bold,
    lineHeight: vars.type.leading.tight,
    textAlign: 'center',
    '@media': {
      [media.forcedColors]: {
        selectors: {
          // Otherwise only its paint shows that it is chosen.
          '&[aria-pressed="true"]': { color: 'HighlightText', backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
        },
      },
    },
  },
  variants: {
    size: {
      small: {
        gap: vars.space.xxsmall,
        minBlockSize: vars.size.controlSmall,
        paddingInline: vars.space.medium,
        paddingBlock: vars.space.xxsmall,
        fontSize: vars.type.size.small,
      },
      standard: {
        gap: vars.space.xsmall,
        minBlockSize: vars.size.touchTarget,
        paddingInline: vars.space.large,
        paddingBlock: vars.space.xsmall,
        fontSize: vars.type.size.standard,
      },
      large: {
        gap: vars.space.xsmall,
        minBlockSize: vars.size.controlLarge,
        paddingInline: vars.space.large,
        paddingBlock: vars.space.xsmall,
        fontSize: vars.type.size.large,
        '@media': { [media.tablet]: { paddingInline: vars.space.xlarge } },
      },
    },
    /** Balanced lines leave a gap beside an icon, so only use them without one. */
    wordsAlone: { true: { textWrap: 'balance' } },
    width: {
      /** May wrap beside others, but not within a word. */ content: {
        minInlineSize: 'min-content',
        maxInlineSize: '100%',
        flexShrink: 1,
      },
      full: { inlineSize: '100%' },
    },
  },
});
