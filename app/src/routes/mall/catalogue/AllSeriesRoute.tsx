import { MallSeries } from './MallSeries.tsx';

export function AllSeriesRoute() {
  return <MallSeries order="shop" />;
}
