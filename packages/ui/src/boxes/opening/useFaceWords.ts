import type { Pool } from '@mcy/api/boxes/pools/contract';
import { useTranslation } from 'react-i18next';
import { faceOf } from '../pools/faceOf.ts';

/** What a page says of a pool by its face, while it is looked at and opened. */
export function useFaceWords(kind: Pool['kind'] | undefined) {
  const { t } = useTranslation(['boxes/opening', 'boxes/pools']);
  const { words } = faceOf(kind);
  if (words === 'box') {
    return {
      title: t('boxes/pools:mysteryBox.title'),
      opening: t('open.title'),
      drawing: t('open.drawing'),
      closed: t('open.tapToOpen'),
      shaking: t('open.shaking'),
      open: t('open.opening'),
      other: t('open.soldOut'),
    };
  }
  return {
    title: t(`boxes/pools:face.${words}.title`),
    opening: t(`face.${words}.opening`),
    drawing: t(`face.${words}.drawing`),
    closed: t(`face.${words}.closed`),
    shaking: t(`face.${words}.shaking`),
    open: t(`face.${words}.open`),
    other: t(`face.${words}.other`),
  };
}
