import * as z from 'zod/mini';
import { rights } from '../operator/rights/words.ts';

export { type Right, rights } from '../operator/rights/words.ts';

export const rightSchema = z.enum(rights);
