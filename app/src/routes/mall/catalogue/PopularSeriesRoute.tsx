import { MallSeries } from './MallSeries.tsx';

export function PopularSeriesRoute() {
  return <MallSeries order="popular" />;
}
