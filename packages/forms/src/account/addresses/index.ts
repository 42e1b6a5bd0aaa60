export { type AddAddressFormProps, AddAddressForm } from './AddAddressForm.tsx';
export { type EditAddressFormProps, EditAddressForm } from './EditAddressForm.tsx';
