import { licenceUpload, photoUpload, videoUpload } from '@mcy/api/system/uploads/contract';
import type { Area } from '../../platform/area/Area.ts';
import { frameHandlers } from './frame/frameHandlers.ts';
import { mapHandlers } from './map/mapHandlers.ts';
import { shopPages } from './sharing/shopPages.ts';
import { updateHandlers } from './update/updateHandlers.ts';

export const systemArea: Area = {
  name: 'system',
  calls: [...frameHandlers, ...mapHandlers, ...updateHandlers],
  uploads: [photoUpload, videoUpload, licenceUpload],
  sharedPages: shopPages,
};
