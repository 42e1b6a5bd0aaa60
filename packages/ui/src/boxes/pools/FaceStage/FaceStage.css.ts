import { layered } from '../../../styles/layered.ts';
import { media } from '../../../tokens/media.ts';
import { boxSide } from '../BoxArt/BoxArt.css.ts';

const { recipe } = layered('areas');

export const art = recipe({
  base: { display: 'grid', placeItems: 'center', backgroundColor: 'transparent' },
  variants: {
    size: {
      tile: { vars: { [boxSide]: '84px' }, '@media': { [media.tablet]: { vars: { [boxSide]: '104px' } } } },
      hero: {
        vars: { [boxSide]: 'min(150px, 22vh)' },
        '@media': { [media.desktop]: { vars: { [boxSide]: 'min(240px, 26vh)' } } },
      },
    },
  },
});
