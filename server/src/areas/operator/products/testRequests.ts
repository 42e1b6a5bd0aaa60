import type { TestRequests } from '../../../testing/TestRequests.ts';

const words = { name_vn: 'Rồng', name_zh: '龙', name_en: 'Dragon' };

export const testRequests: TestRequests = {
  examples: {
    '/api/operator/products/save': {
      ...words,
      description_vn: 'Rồng',
      description_zh: '龙',
      description_en: 'Dragon',
      photos: ['/a.webp'],
      cod_allowed: false,
    },
    '/api/operator/products/variant_save': {
      ...words,
      photos: [],
      sale_price: null,
      sale_from: null,
      sale_until: null,
    },
  },
};
