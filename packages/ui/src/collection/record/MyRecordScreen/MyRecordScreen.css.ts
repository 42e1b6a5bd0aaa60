import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const toy = style({ display: 'block', inlineSize: vars.size.avatarStandard });
