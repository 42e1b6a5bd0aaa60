import type { IdentityPhoto } from '@mcy/api/operator/identity/contract';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../patterns/index.ts';
import * as styles from './IdentityReviewScreen.css.ts';

interface ReviewPhotosProps {
  photos: readonly IdentityPhoto[];
}

/** The photos, as large as possible: their text must be readable. */
export function ReviewPhotos({ photos }: ReviewPhotosProps) {
  const { t } = useTranslation('operator/identity');
  if (photos.length === 0) return <Notice>{t('identity.noPhotos')}</Notice>;
  return (
    <div className={styles.photos}>
      {photos.map(({ side, url }) => (
        <figure key={side} className={styles.photo}>
          <a href={url} target="_blank" rel="noreferrer" className={styles.frame}>
            <img src={url} alt={t(`identity.sides.${side}`)} className={styles.picture} />
          </a>
          <figcaption className={styles.caption} aria-hidden="true">
            {t(`identity.sides.${side}`)}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
