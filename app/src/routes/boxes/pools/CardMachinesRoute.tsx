import { FacesPage } from './FacesPage.tsx';

export function CardMachinesRoute() {
  return <FacesPage kind="card_machine" />;
}
