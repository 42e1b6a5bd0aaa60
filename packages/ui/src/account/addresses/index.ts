export { AddAddressScreen, type AddAddressScreenProps } from './AddAddressScreen/AddAddressScreen.tsx';
export { AddressCard, type AddressCardProps } from './AddressCard/AddressCard.tsx';
export {
  AddressChoice,
  type AddressChoiceProps,
  ChooseAddress,
  type ChooseAddressProps,
} from './AddressChoice/AddressChoice.tsx';
export { AddressesScreen, type AddressesScreenProps } from './AddressesScreen/AddressesScreen.tsx';
export { DeliveryNotes } from './DeliveryNotes/DeliveryNotes.tsx';
export { EditAddressScreen, type EditAddressScreenProps } from './EditAddressScreen/EditAddressScreen.tsx';
