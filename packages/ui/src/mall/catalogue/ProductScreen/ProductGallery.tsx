import type { Product } from '@mcy/api/mall/catalogue/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Image } from '../../../primitives/index.ts';
import { ProductArt } from '../ProductArt/ProductArt.tsx';
import * as styles from './ProductScreen.css.ts';

/** The chosen picture on the stage, and all pictures below when there are several. */
export function ProductGallery({ product, photos }: { product: Product; photos: readonly string[] }) {
  const { t } = useTranslation('mall/catalogue');
  const [shown, setShown] = useState(0);
  const photo = photos[shown] ?? product.image;
  return (
    <div className={styles.gallery}>
      <ProductArt category={product.category} image={photo} alt={product.name} size="hero" priority />
      {photos.length > 1 && (
        <div role="group" aria-label={t('product.photos')} className={styles.thumbs}>
          {photos.map((one, place) => (
            <button
              key={one}
              type="button"
              aria-label={t('product.photo', { number: place + 1 })}
              aria-pressed={place === shown}
              className={styles.thumb}
              onClick={() => setShown(place)}
            >
              <Image src={one} alt="" fit="contain" ratio="square" />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
