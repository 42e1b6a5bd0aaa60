import { useSearch } from '@mcy/api/mall/search/hooks';
import { productCategories } from '@mcy/api/mall/catalogue/words';
import { SearchResultScreen } from '@mcy/ui/mall/search';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { CartCorner } from '../cart/CartCorner.tsx';
import { catalogueRoutes } from '../catalogue/routes.ts';
import { searchRoutes } from './routes.ts';
import { addressOf, readAddress } from './searchAddress.ts';
import { useTypedSearch } from './useTypedSearch.ts';

export function SearchResultRoute() {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const filter = readAddress(parameters);
  const { q, kind, order, choice } = filter;
  const [series_id] = choice['series_id'] ?? [];
  const [price_from] = choice['price_from'] ?? [];
  const category = productCategories.find((known) => choice['category']?.includes(known));
  const has = (trait: string) => (choice['traits']?.includes(trait) === true ? ('1' as const) : undefined);
  const found = useSearch({
    q,
    order,
    kind: kind ?? undefined,
    series_id,
    category,
    price_from,
    in_stock: has('in_stock'),
    on_sale: has('on_sale'),
    pre_sale: has('pre_sale'),
    cod: has('cod'),
  });
  const typed = useTypedSearch();
  const goBack = useGoBack(searchRoutes.search());
  return (
    <SearchResultScreen
      {...typed}
      found={usePagedLoad(found)}
      summary={found.data?.pages[0] ?? null}
      filter={filter}
      cart={<CartCorner />}
      onFilter={(chosen) =>
        void navigate(searchRoutes.searchResult(addressOf(chosen)), { replace: true, preventScrollReset: true })
      }
      onGoBack={goBack}
      links={{ mall: catalogueRoutes.mall }}
    />
  );
}
