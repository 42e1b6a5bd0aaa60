export { type FieldName, type SchemaFormProps, SchemaForm } from './SchemaForm/SchemaForm.tsx';
export type { ServerRefusal } from './SchemaForm/readServerRefusal.ts';
