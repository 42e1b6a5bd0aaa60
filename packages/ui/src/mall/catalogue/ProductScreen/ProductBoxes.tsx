import type { Product } from '@mcy/api/mall/catalogue/contract';
import { useTranslation } from 'react-i18next';
import { ListRow, PageSection } from '../../../patterns/index.ts';
import { Image, Money, Surface } from '../../../primitives/index.ts';
import * as styles from './ProductScreen.css.ts';

/** Boxes with the toy as a prize. */
export function ProductBoxes({ boxes, box }: { boxes: Product['boxes']; box: (pool_id: string) => string }) {
  const { t } = useTranslation(['mall/catalogue', 'shell']);
  return (
    <PageSection title={t('product.boxes')} description={t('product.boxesLead')}>
      <Surface space="xsmall">
        {boxes.map(({ pool_id, name, image, price, sold_out }) => (
          <ListRow
            key={pool_id}
            href={box(pool_id)}
            leading={
              <span className={styles.boxPicture}>
                <Image src={image} alt="" fit="contain" ratio="square" />
              </span>
            }
            title={name}
            description={
              sold_out ? (
                t('product.boxSoldOut')
              ) : (
                <>
                  <Money amount={price} size="small" label={t('shell:currency.balance')} />
                  {t('product.perDraw')}
                </>
              )
            }
          />
        ))}
      </Surface>
    </PageSection>
  );
}
