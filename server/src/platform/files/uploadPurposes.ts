import type { UploadPurpose } from '@mcy/api/contract';
import { definePort } from '../area/Port.ts';

/** What the areas take uploads for, in their order. */
export const uploadPurposes = definePort<readonly UploadPurpose[]>('the purposes of uploads');
