import { usePopularQueries } from '@mcy/api/mall/search/hooks';
import { SearchScreen } from '@mcy/ui/mall/search';
import { useSearchParams } from 'react-router-dom';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { homeRoutes } from '../../content/home/routes.ts';
import { catalogueRoutes } from '../catalogue/routes.ts';
import { forgetQueries, forgetQuery, useRecentQueries } from './recentQueries.ts';
import { useTypedSearch } from './useTypedSearch.ts';

export function SearchRoute() {
  const [parameters] = useSearchParams();
  const popular = usePopularQueries({});
  const goBack = useGoBack(homeRoutes.home);
  return (
    <SearchScreen
      {...useTypedSearch()}
      defaultQuery={parameters.get('q') ?? ''}
      recent={useRecentQueries()}
      onRemoveRecent={forgetQuery}
      onClearRecent={forgetQueries}
      popular={popular.data?.rows ?? []}
      onGoBack={goBack}
      links={{ mall: catalogueRoutes.mall }}
    />
  );
}
