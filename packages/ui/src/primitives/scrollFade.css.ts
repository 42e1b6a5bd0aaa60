import { createVar } from '@vanilla-extract/css';
import { layered } from '../styles/layered.ts';
import { vars } from '../tokens/contract.css.ts';
import { media } from '../tokens/media.ts';

const { style } = layered('primitives');

const left = createVar();
const right = createVar();
const top = createVar();
const bottom = createVar();

/** Fades the edges with more content; marked by `data-more-left` and so on. */
export const scrollFade = style({
  vars: { [left]: '0px', [right]: '0px', [top]: '0px', [bottom]: '0px' },
  maskImage: `linear-gradient(to right, transparent, black ${left}, black calc(100% - ${right}), transparent), linear-gradient(to bottom, transparent, black ${top}, black calc(100% - ${bottom}), transparent)`,
  maskComposite: 'intersect',
  selectors: {
    '&[data-more-left="true"]': { vars: { [left]: vars.space.large } },
    '&[data-more-right="true"]': { vars: { [right]: vars.space.large } },
    '&[data-more-top="true"]': { vars: { [top]: vars.space.large } },
    '&[data-more-bottom="true"]': { vars: { [bottom]: vars.space.large } },
  },
  // Faded letters are hard to read for users who prefer more contrast.
  '@media': { [media.forcedColors]: { maskImage: 'none' } },
});
