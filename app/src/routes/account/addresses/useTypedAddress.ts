import type { addAddress } from '@mcy/api/account/addresses/contract';
import type { RequestOf } from '@mcy/api/contract';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { forgetDraft, keepDraft, readDraft } from '../../../platform/drafts.ts';
import { forgetChosenLocation, readChosenLocation } from '../../../platform/location/chosenLocation.ts';
import { mapRoutes } from '../../system/map/routes.ts';

const name = 'typedAddress';

type TypedAddress = Partial<RequestOf<typeof addAddress>>;

/** What a form of an address held when somebody left it for the map, with the place they chose there, and the way to the map. */
export function useTypedAddress() {
  const { key, pathname, search } = useLocation();
  const navigate = useNavigate();
  const here = pathname + search;
  const [typed] = useState(() => {
    // Written below, by the same form.
    const values: TypedAddress | null = readTyped(key);
    const position = readChosenLocation(here);
    return values === null && position === null ? undefined : { ...values, ...(position && { position }) };
  });
  useEffect(() => {
    // Once it is in the form again it is kept nowhere else.
    forgetDraft(name);
    forgetChosenLocation();
  }, []);

  function goToMap(values: object): void {
    keepDraft(name, { entry: key, values });
    const position = 'position' in values ? values.position : null;
    // `useGoBack` leads back to this entry of the history, whose key is the same then.
    void navigate(mapRoutes.chooseLocation(here, isPosition(position) ? position : null));
  }
  return { typed, goToMap };
}

/** Text typed on one history entry; another visit to the same page starts empty. */
function readTyped(entry: string): object | null {
  const { entry: left, values } = readDraft(name) ?? {};
  return left === entry && typeof values === 'object' ? values : null;
}

function isPosition(value: unknown): value is { latitude: number; longitude: number } {
  return typeof value === 'object' && value !== null && 'latitude' in value && 'longitude' in value;
}
