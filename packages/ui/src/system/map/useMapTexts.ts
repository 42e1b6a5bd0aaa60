import { useTranslation } from 'react-i18next';
import type { MapPinTexts } from '../../patterns/index.ts';

/** Texts of `MapPin`. */
export function useMapTexts(): MapPinTexts {
  const { t } = useTranslation('system/map');
  return {
    pin: t('map.pin'),
    hint: t('map.hint'),
    standsAt: ({ latitude, longitude }) => t('map.standsAt', { latitude, longitude }),
    zoomIn: t('map.zoomIn'),
    zoomOut: t('map.zoomOut'),
    locate: t('map.locate'),
    failed: t('map.failed'),
  };
}
