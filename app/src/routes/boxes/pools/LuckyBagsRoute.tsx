import { FacesPage } from './FacesPage.tsx';

export function LuckyBagsRoute() {
  return <FacesPage kind="lucky_bag" />;
}
