import { Shelves } from './Shelves.tsx';

export function AllSeriesRoute() {
  return <Shelves order="shop" />;
}
