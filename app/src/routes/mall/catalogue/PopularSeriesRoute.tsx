import { Shelves } from './Shelves.tsx';

export function PopularSeriesRoute() {
  return <Shelves order="popular" />;
}
