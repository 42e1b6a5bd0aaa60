import { useShelves } from '@mcy/api/mall/catalogue/hooks';
import { ShelvesScreen, type ShelvesScreenProps } from '@mcy/ui/mall/catalogue';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { poolsRoutes } from '../../boxes/pools/routes.ts';
import { homeRoutes } from '../../content/home/routes.ts';
import { searchRoutes } from '../search/routes.ts';
import { catalogueRoutes } from './routes.ts';

export function Shelves({ order }: Pick<ShelvesScreenProps, 'order'>) {
  const load = useLoad({ shelves: useShelves({ order }) });
  return (
    <ShelvesScreen
      load={mapLoad(load, ({ shelves }) => shelves.rows)}
      order={order}
      links={{
        mall: catalogueRoutes.mall,
        home: homeRoutes.home,
        found: searchRoutes.searchResult,
        seriesBoxes: poolsRoutes.poolChoice,
      }}
    />
  );
}
