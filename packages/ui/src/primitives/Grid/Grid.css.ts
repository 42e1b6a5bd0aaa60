import { globalStyle } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { layers } from '../../styles/layers.css.ts';
import { fromTheSeventh, skippedWhenAway } from '../../styles/skipAway.ts';
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

// Its items are its caller's, whose own styles win over one without specificity. A card that is a link clips itself, so that its ring and its
// shadow are whole; what else a Grid holds would lose them.
globalStyle(`:where(${root} > a${fromTheSeventh})`, {
  '@layer': { [layers.primitives]: skippedWhenAway(vars.size.tile) },
});
