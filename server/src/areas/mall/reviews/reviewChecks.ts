import { sql } from 'kysely';
import type { Check } from '../../../platform/db/runChecks.ts';

export const reviewChecks: readonly Check[] = [
  {
    invariant: 'the summary of a product counts the reviews that everybody can read',
    offending: sql`
      with counted as (
        select product_id, count(*) as reviews, sum(stars) as points,
          count(*) filter (where stars = 1) as stars_1, count(*) filter (where stars = 2) as stars_2,
          count(*) filter (where stars = 3) as stars_3, count(*) filter (where stars = 4) as stars_4,
          count(*) filter (where stars = 5) as stars_5, count(*) filter (where photos > 0) as with_photos
        from review where hidden_at is null group by product_id
      )
      select product_id, summary.reviews, counted.reviews::text as counted
      from review_summary summary full join counted using (product_id)
      where (coalesce(summary.reviews, 0), coalesce(summary.points, 0), coalesce(summary.stars_1, 0),
          coalesce(summary.stars_2, 0), coalesce(summary.stars_3, 0), coalesce(summary.stars_4, 0),
          coalesce(summary.stars_5, 0), coalesce(summary.with_photos, 0))
        is distinct from (coalesce(counted.reviews, 0), coalesce(counted.points, 0), coalesce(counted.stars_1, 0),
          coalesce(counted.stars_2, 0), coalesce(counted.stars_3, 0), coalesce(counted.stars_4, 0),
          coalesce(counted.stars_5, 0), coalesce(counted.with_photos, 0))`,
  },
  {
    invariant: 'a review is of its buyer’s own order and product, with the photos it counts, all of them in use',
    offending: sql`
      select review_id, review.photos, count(review_photo.position)::integer as found
      from review
        join mall_order using (order_id)
        join mall_order_line line using (order_id, variant_id)
        left join review_photo using (review_id)
        left join file using (file_id)
      group by review_id, mall_order.user_id, mall_order.received_at, line.product_id
      having review.photos <> count(review_photo.position)
        or review.user_id <> mall_order.user_id
        or review.product_id <> line.product_id
        or count(file_id) filter (where file.state <> 'attached' or file.owner_id <> review.user_id) > 0`,
  },
];
