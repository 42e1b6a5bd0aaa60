import { demoId } from '../../../platform/db/demoId.ts';
import type { Database } from '../../../platform/db/database.ts';
import { demoBanners } from './demoBanners.ts';

/** Adds the demo's missing banners. */
export async function seedBanners(db: Database): Promise<void> {
  await db
    .insertInto('banner')
    .values(
      demoBanners.map(({ slug, title, subtitle, image, tint, path }, position) => ({
        banner_id: demoId(`banner/${slug}`),
        position,
        title: JSON.stringify(title),
        subtitle: JSON.stringify(subtitle),
        image,
        tint,
        path,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
