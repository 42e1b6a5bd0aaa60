export { AddressSheet, type AddressSheetProps } from './AddressSheet/AddressSheet.tsx';
export { DeliveryOrderScreen, type DeliveryOrderScreenProps } from './DeliveryOrderScreen/DeliveryOrderScreen.tsx';
export { ParcelRow, type ParcelRowProps } from './ParcelRow/ParcelRow.tsx';
export { ParcelScreen, type ParcelScreenProps } from './ParcelScreen/ParcelScreen.tsx';
export { ParcelsScreen, type ParcelsScreenProps } from './ParcelsScreen/ParcelsScreen.tsx';
export { PickUpRecordScreen, type PickUpRecordScreenProps } from './PickUpRecordScreen/PickUpRecordScreen.tsx';
export { ToyChoice, type ToyChoiceProps } from './ToyChoice/ToyChoice.tsx';
export { ToyStrip, type ToyStripProps } from './ToyStrip/ToyStrip.tsx';
