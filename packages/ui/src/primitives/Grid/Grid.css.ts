import { layered } from '../../styles/layered.ts';

const { recipe } = layered('primitives');

export const grid = recipe({
  base: { display: 'grid' },
  variants: {
    align: {
      start: { alignItems: 'start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'end' },
      stretch: { alignItems: 'stretch' },
    },
  },
});
