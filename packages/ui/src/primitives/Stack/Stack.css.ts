import { layered } from '../../styles/layered.ts';

const { recipe } = layered('primitives');

export const stack = recipe({
  base: { display: 'flex', flexDirection: 'column' },
  variants: {
    align: {
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center', textAlign: 'center' },
      end: { alignItems: 'flex-end', textAlign: 'end' },
      stretch: { alignItems: 'stretch' },
    },
  },
});
