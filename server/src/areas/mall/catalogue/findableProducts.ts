import type { ProductCategory } from '@mcy/api/mall/catalogue/words';
import { sql } from 'kysely';
import type { Findable } from '../../../platform/area/Findable.ts';
import type { Database } from '../../../platform/db/database.ts';
import { presentCard, presentCards, selectProducts } from './presentCard.ts';

/** What people call what is in a category. */
const called: Readonly<Record<ProductCategory, readonly string[]>> = {
  figure: ['mô hình', 'tượng', 'figure', 'art toy', 'đồ chơi', '手办', '公仔', '摆件'],
  plush: ['thú bông', 'gấu bông', 'nhồi bông', 'plush', 'soft toy', '毛绒', '玩偶'],
  keychain: ['móc khóa', 'móc chìa khóa', 'keychain', 'keyring', 'charm', '挂件', '钥匙扣'],
  poster: ['tranh', 'áp phích', 'poster', 'print', '海报', '挂画'],
  display: ['hộp trưng bày', 'tủ trưng bày', 'hộp kính', 'display case', 'display box', '展示盒', '收纳盒'],
  set: ['bộ sưu tập', 'trọn bộ', 'combo', 'bundle', 'gift set', '套装', '礼盒'],
};

function productsAmong(db: Database, ids: readonly string[]) {
  return selectProducts(db).where('product.product_id', '=', (is) => is.fn.any(is.val(ids)));
}

/** Products on the mall's shelves. */
export const findableProducts: Findable = {
  kind: 'product',
  label: { vn: 'Sản phẩm', zh: '商品', en: 'Product' },
  stamp: async (db, now) => {
    const rows = await db
      .selectFrom('product')
      .innerJoin('variant', 'variant.product_id', 'product.product_id')
      .innerJoin('shelf', 'shelf.variant_id', 'variant.variant_id')
      .select([
        'product.product_id',
        sql<string>`md5(
          jsonb_build_array(product.name, product.description, series_id, category, cod_allowed, deposit, listed_at)::text
          || string_agg(concat_ws(' ', variant.name, price, sale_price, sale_from <= ${now} and sale_until > ${now},
            shelf.on_hand > 0), ',' order by variant.position))`.as('stamp'),
      ])
      .where('listed_at', 'is not', null)
      .groupBy('product.product_id')
      .execute();
    return new Map(rows.map(({ product_id, stamp }) => [product_id, stamp]));
  },
  read: async (db, ids, now) => {
    const [products, variants] = await Promise.all([
      productsAmong(db, ids).select(['product.description', 'product.listed_at']).execute(),
      db
        .selectFrom('variant')
        .innerJoin('shelf', 'shelf.variant_id', 'variant.variant_id')
        .selectAll('variant')
        .select('on_hand')
        .where('product_id', '=', (is) => is.fn.any(is.val(ids)))
        .execute(),
    ]);
    const variantsOf = Map.groupBy(variants, ({ product_id }) => product_id);
    return products.map((product) => {
      const own = variantsOf.get(product.product_id) ?? [];
      const card = presentCard(product, own, { locale: 'vn', now });
      return {
        subject_id: product.product_id,
        name: product.name,
        also: [...Object.values(product.series_name), ...called[product.category]],
        about: [...Object.values(product.description), ...own.flatMap(({ name }) => Object.values(name))],
        series_id: product.series_id,
        category: product.category,
        price: card.price,
        in_stock: card.in_stock,
        on_sale: card.list_price !== null,
        pre_sale: card.pre_sale,
        cod_allowed: card.cod_allowed,
        weight: card.in_stock ? 0.6 : 0.1,
        shown_at: product.listed_at ?? new Date(0),
      };
    });
  },
  present: async (db, ids, shownTo) => {
    const cards = await presentCards(db, await productsAmong(db, ids).execute(), shownTo);
    return new Map(
      cards.map(({ product_id, sale_until: _until, series_id: _series, ...card }) => [
        product_id,
        { ...card, path: `/pages/index/mall_details?product_id=${product_id}` },
      ]),
    );
  },
};
