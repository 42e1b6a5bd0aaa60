import { useMapSource } from '@mcy/api/system/map/hooks';
import { ChooseLocationScreen, type ChooseLocationScreenProps } from '@mcy/ui/system/map';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keepChosenLocation } from '../../../platform/location/chosenLocation.ts';
import { locateDevice } from '../../../platform/location/locateDevice.ts';
import { readCoordinates } from '../../../platform/location/readCoordinates.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { useReturnTo } from '../../useReturnTo.ts';

/** Bến Thành, the middle of the largest city. */
const center = { latitude: 10.772461, longitude: 106.698055 };

export function ChooseLocationRoute() {
  const [parameters] = useSearchParams();
  const returnTo = useReturnTo();
  const goBack = useGoBack(returnTo);
  const { data } = useMapSource({});
  const [position, setPosition] = useState(() => readCoordinates(parameters));
  const [failure, setFailure] = useState<ChooseLocationScreenProps['locateFailure']>(null);

  async function locate(): Promise<void> {
    const located = await locateDevice();
    if (typeof located === 'string') setFailure(located);
    else {
      setFailure(null);
      setPosition(located);
    }
  }

  return (
    <ChooseLocationScreen
      position={position}
      center={center}
      tiles={data?.tiles ?? null}
      locateFailure={failure}
      onPositionChange={setPosition}
      onLocate={locate}
      onChoose={(chosen) => {
        keepChosenLocation(returnTo, chosen);
        goBack();
      }}
      onGoBack={goBack}
    />
  );
}
