export { AreaField, type AreaFieldProps } from './fields/AreaField/AreaField.tsx';
export type { FieldProps } from './fields/FieldProps.ts';
export { UploadField, type UploadFieldProps } from './fields/UploadField/UploadField.tsx';
export type { FieldSlot } from './SchemaForm/ContractFields.tsx';
export { type FieldName, type SchemaFormProps, SchemaForm } from './SchemaForm/SchemaForm.tsx';
export type { ServerRefusal } from './SchemaForm/readServerRefusal.ts';
