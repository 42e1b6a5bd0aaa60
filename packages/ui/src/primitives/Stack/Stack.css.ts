import { layered } from '../../styles/layered.ts';

const { recipe } = layered('primitives');

export const stack = recipe({
  base: { display: 'flex', flexDirection: 'column' },
  variants: {
    align: {
      start: { alignItems: 'flex-start', textAlign: 'start' },
      // Items are as wide as their words: a very long one wraps.
      center: { alignItems: 'center', textAlign: 'center', overflowWrap: 'anywhere' },
      end: { alignItems: 'flex-end', textAlign: 'end' },
      stretch: { alignItems: 'stretch' },
    },
  },
});
