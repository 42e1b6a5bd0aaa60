export { ProductForm, type ProductFormProps } from './ProductForm.tsx';
export { PutOnSaleForm, type PutOnSaleFormProps } from './PutOnSaleForm.tsx';
export { TakeOffSaleForm, type TakeOffSaleFormProps } from './TakeOffSaleForm.tsx';
export { VariantForm, type VariantFormProps } from './VariantForm.tsx';
