import { useMall } from '@mcy/api/mall/catalogue/hooks';
import { MallScreen } from '@mcy/ui/mall/catalogue';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { poolsRoutes } from '../../boxes/pools/routes.ts';
import { homeRoutes } from '../../content/home/routes.ts';
import { CartCorner } from '../cart/CartCorner.tsx';
import { MallNoticesCorner } from '../notices/MallNoticesCorner.tsx';
import { searchRoutes } from '../search/routes.ts';
import { wishlistRoutes } from '../wishlist/routes.ts';
import { catalogueRoutes } from './routes.ts';

export function MallRoute() {
  const load = useLoad({ mall: useMall({}) });
  return (
    <MallScreen
      load={mapLoad(load, ({ mall }) => mall)}
      corner={
        <>
          <MallNoticesCorner />
          <CartCorner />
        </>
      }
      links={{
        home: homeRoutes.home,
        search: searchRoutes.search(),
        product: catalogueRoutes.product,
        found: searchRoutes.searchResult,
        allSeries: catalogueRoutes.allSeries,
        popularSeries: catalogueRoutes.popularSeries,
        wishlist: wishlistRoutes.wishlist,
        boxes: poolsRoutes.mysteryBoxes,
      }}
    />
  );
}
