import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {} satisfies Texts<typeof vn>;
