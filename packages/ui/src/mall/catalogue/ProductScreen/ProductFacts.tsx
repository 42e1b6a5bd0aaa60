import type { Product } from '@mcy/api/mall/catalogue/contract';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../primitives/index.ts';
import * as styles from './ProductScreen.css.ts';

interface ProductFactsProps {
  product: Product;
  links: { found: (filter: Readonly<Record<string, string>>) => string };
}

/** Series, category, height and material. */
export function ProductFacts({ product, links }: ProductFactsProps) {
  const { t } = useTranslation('mall/catalogue');
  const { height_mm, material } = product;
  return (
    <dl className={styles.facts}>
      <dt className={styles.fact}>{t('product.series')}</dt>
      <dd>
        <Link href={links.found({ series_id: product.series_id })}>{product.series_name}</Link>
      </dd>
      <dt className={styles.fact}>{t('product.category')}</dt>
      <dd>
        <Link href={links.found({ kind: 'product', category: product.category })}>
          {t(`category.${product.category}`)}
        </Link>
      </dd>
      {height_mm !== null && (
        <>
          <dt className={styles.fact}>{t('product.height')}</dt>
          <dd>{t('product.millimetres', { height: height_mm })}</dd>
        </>
      )}
      {material !== null && (
        <>
          <dt className={styles.fact}>{t('product.material')}</dt>
          <dd>{material}</dd>
        </>
      )}
    </dl>
  );
}
