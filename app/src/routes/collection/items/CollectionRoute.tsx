import { useCollection, useSeriesToys, useToys } from '@mcy/api/collection/items/hooks';
import { hindranceOf } from '@mcy/api/collection/items/rules';
import { CollectionScreen, wholeCollection } from '@mcy/ui/collection/items';
import { useState } from 'react';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { profileRoutes } from '../../account/profile/routes.ts';
import { poolsRoutes } from '../../boxes/pools/routes.ts';
import { decomposingRoutes } from '../decomposing/routes.ts';
import { recordRoutes } from '../record/routes.ts';
import { parcelsRoutes } from '../parcels/routes.ts';
import { giftsRoutes } from '../gifts/routes.ts';
import { upgradesRoutes } from '../upgrades/routes.ts';
import { actionLink } from './actionLink.ts';
import { itemsRoutes } from './routes.ts';

export function CollectionRoute() {
  const [filter, setFilter] = useState(wholeCollection);
  const [series_id, setSeries] = useState<string | null>(null);
  const { state, rarity, series_id: ofSeries, q, order } = filter;
  const collection = useLoad({ collection: useCollection({}) });
  const toys = usePagedLoad(
    useToys({
      order,
      ...(state === null ? {} : { state }),
      ...(rarity === null ? {} : { rarity }),
      ...(ofSeries === null ? {} : { series_id: ofSeries }),
      ...(q === '' ? {} : { q }),
    }),
  );
  const series = useLoad({ toys: useSeriesToys({ series_id: series_id ?? '' }, { enabled: series_id !== null }) });
  return (
    <CollectionScreen
      collection={mapLoad(collection, (loaded) => loaded.collection)}
      toys={toys}
      filter={filter}
      onFilter={setFilter}
      onShowSeries={setSeries}
      seriesToys={mapLoad(series, (loaded) => loaded.toys.rows)}
      hindranceOf={hindranceOf}
      links={{
        mine: profileRoutes.mine,
        boxes: poolsRoutes.mysteryBoxes,
        item: itemsRoutes.item,
        prize: poolsRoutes.prize,
        upgrades: upgradesRoutes.upgradeRecord,
        decomposed: decomposingRoutes.decomposed,
        all: recordRoutes.myRecord,
        gifts: giftsRoutes.gifts,
        parcels: parcelsRoutes.pickUpRecord,
        action: actionLink,
      }}
    />
  );
}
