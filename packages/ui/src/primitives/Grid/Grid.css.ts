import { globalStyle } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { layers } from '../../styles/layers.css.ts';
import { canReach, fromTheThirteenth, reach, skippedWhenAway } from '../../styles/skipAway.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style } = layered('primitives');

const root = style({ display: 'grid' });

export const grid = recipe({
  base: root,
  variants: {
    align: {
      start: { alignItems: 'start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'end' },
      stretch: { alignItems: 'stretch' },
    },
  },
});

const item = skippedWhenAway(vars.size.tile);

// Its items are its caller's. Their own styles win over it, as it has no specificity.
globalStyle(`:where(${root} > ${fromTheThirteenth})`, {
  '@layer': { [layers.primitives]: { '@supports': { [canReach]: { ...item, overflowClipMargin: reach } } } },
});

// A card that is a link clips itself.
globalStyle(`:where(${root} > a${fromTheThirteenth})`, { '@layer': { [layers.primitives]: item } });
