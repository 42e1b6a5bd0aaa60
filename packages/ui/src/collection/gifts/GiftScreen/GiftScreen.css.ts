import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { media } from '../../../tokens/media.ts';

const { recipe } = layered('areas');

/** A wrapped gift has the page for itself; an open one has its toys beside it on a desktop. */
export const page = recipe({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.large, alignItems: 'start' },
  variants: {
    open: {
      true: { '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
      false: { inlineSize: '100%', maxInlineSize: vars.size.column, marginInline: 'auto' },
    },
  },
});
