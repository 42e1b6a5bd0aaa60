import type { Area } from '../../platform/area/Area.ts';
import { homeHandlers } from './home/homeHandlers.ts';
import { seedBanners } from './home/seedBanners.ts';
import { content } from './migrations/0006_content.ts';
import { agreements } from './migrations/0022_agreements.ts';
import { policyHandlers } from './policies/policyHandlers.ts';

export const contentArea: Area = {
  name: 'content',
  calls: [...homeHandlers, ...policyHandlers],
  migrations: {
    '0006_content': content,
    '0022_agreements': agreements,
  },
  seedDemo: seedBanners,
};
