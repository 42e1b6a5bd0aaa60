import * as contract from '@mcy/api/content/home/contract';
import { type Implementation, implement } from '../../../platform/http/handler.ts';

export const homeHandlers: readonly Implementation[] = [
  implement(contract.listBanners, async (_request, { db, locale }) => {
    const banners = await db.selectFrom('banner').selectAll().orderBy('position').execute();
    return {
      rows: banners.map(({ banner_id, title, subtitle, image, tint, path }) => ({
        banner_id,
        title: title[locale],
        subtitle: subtitle[locale],
        image,
        tint,
        path,
      })),
    };
  }),
];
