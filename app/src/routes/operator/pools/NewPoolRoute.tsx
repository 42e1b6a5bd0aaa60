import { DraftPage } from './DraftPage.tsx';
import { operatorPoolsRoutes } from './routes.ts';

export function NewPoolRoute() {
  return <DraftPage pool={null} back={operatorPoolsRoutes.shopPools} />;
}
