import { layered } from '../../../styles/layered.ts';
import { media } from '../../../tokens/media.ts';

const { style } = layered('areas');

/** A desktop's bar has the account, which loads later: nothing else shows in its place before. */
export const root = style({ display: 'contents', '@media': { [media.desktop]: { display: 'none' } } });
