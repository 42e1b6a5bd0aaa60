import { useMapSource } from '@mcy/api/system/map/hooks';
import { OpenLocationScreen } from '@mcy/ui/system/map';
import { useSearchParams } from 'react-router-dom';
import { readCoordinates } from '../../../platform/location/readCoordinates.ts';
import { useCopy } from '../../../platform/useCopy.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { useReturnTo } from '../../useReturnTo.ts';
import { homeRoutes } from '../../content/home/routes.ts';

export function OpenLocationRoute() {
  const [parameters] = useSearchParams();
  const goBack = useGoBack(useReturnTo());
  const { data } = useMapSource({});
  const copy = useCopy();
  const name = parameters.get('name')?.trim() ?? '';
  return (
    <OpenLocationScreen
      position={readCoordinates(parameters)}
      name={name === '' ? null : name}
      tiles={data?.tiles ?? null}
      links={{
        home: homeRoutes.home,
        directions: ({ latitude, longitude }) =>
          `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`,
      }}
      onCopy={(coordinates) => void copy(coordinates)}
      onGoBack={goBack}
    />
  );
}
