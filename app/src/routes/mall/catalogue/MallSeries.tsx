import { useMallSeries } from '@mcy/api/mall/catalogue/hooks';
import { MallSeriesScreen, type MallSeriesScreenProps } from '@mcy/ui/mall/catalogue';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { poolsRoutes } from '../../boxes/pools/routes.ts';
import { homeRoutes } from '../../content/home/routes.ts';
import { searchRoutes } from '../search/routes.ts';
import { catalogueRoutes } from './routes.ts';

export function MallSeries({ order }: Pick<MallSeriesScreenProps, 'order'>) {
  const load = useLoad({ series: useMallSeries({ order }) });
  return (
    <MallSeriesScreen
      load={mapLoad(load, ({ series }) => series.rows)}
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
