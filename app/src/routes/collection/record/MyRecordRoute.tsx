import { useMoves } from '@mcy/api/collection/record/hooks';
import { recordFilters } from '@mcy/api/collection/record/words';
import { MyRecordScreen } from '@mcy/ui/collection/record';
import { useSearchParams } from 'react-router-dom';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { itemsRoutes } from '../items/routes.ts';

/** The filter is in the address: a way back keeps it. */
export function MyRecordRoute() {
  const [parameters, setParameters] = useSearchParams();
  const about = recordFilters.find((known) => known === parameters.get('about')) ?? null;
  return (
    <MyRecordScreen
      moves={usePagedLoad(useMoves(about === null ? {} : { about }))}
      about={about}
      onAbout={(chosen) => setParameters(chosen === null ? {} : { about: chosen }, { replace: true })}
      links={{ collection: itemsRoutes.collection, item: itemsRoutes.item }}
    />
  );
}
