import { useDecomposed } from '@mcy/api/collection/decomposing/hooks';
import { DecomposedScreen } from '@mcy/ui/collection/decomposing';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { itemsRoutes } from '../items/routes.ts';

export function DecomposedRoute() {
  return (
    <DecomposedScreen
      decomposed={usePagedLoad(useDecomposed({}))}
      links={{ collection: itemsRoutes.collection, item: itemsRoutes.item }}
    />
  );
}
