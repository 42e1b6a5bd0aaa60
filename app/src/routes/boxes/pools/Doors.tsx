import { FaceDoors } from '@mcy/ui/boxes/pools';
import { poolsRoutes } from './routes.ts';

/** The ways to card machines and lucky bags on home. They load after the page, into a place that is kept free. */
export function Doors() {
  return <FaceDoors links={{ machines: poolsRoutes.cardMachines, bags: poolsRoutes.luckyBags }} />;
}
