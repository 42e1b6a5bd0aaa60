import type { FieldMeta } from '@mcy/api/contract';

/** An option of a request value, labeled in the user's language. */
export interface FieldOption {
  value: string;
  label: string;
  description?: string;
  disabled?: boolean;
}

/** Props of every bound field: its name in the request, its texts, and its metadata. */
export interface FieldProps extends Omit<FieldMeta, 'kind' | 'group'> {
  name: string;
  label: string;
  /** Shown below the field while it has no error. */
  hint?: string;
  /** Options of a select or a radio group: the request's enum, in the area's texts. */
  options?: readonly FieldOption[];
  /** True when an upload takes several files: the request field is an array. */
  many?: boolean;
  /** True when the request needs it; an optional field says so in its label. */
  required?: boolean;
}
