import type { Area } from '@mcy/api/contract';
import { Fragment, type ReactNode } from 'react';
import { fieldOfKind } from '../fields/fieldOfKind.ts';
import type { ContractField } from './fieldsOfRequest.ts';
import { useFieldTexts } from './useFieldTexts.ts';

interface ContractFieldsProps {
  area: Area;
  fields: readonly ContractField[];
  /** What is shown instead of a field, by its name. */
  slots: Readonly<Record<string, ReactNode>>;
}

/** The fields of a request, each as its metadata says or as its slot has it. */
export function ContractFields({ area, fields, slots }: ContractFieldsProps) {
  const textsOf = useFieldTexts(area);
  return fields.map(({ kind, ...field }) => {
    if (kind === 'hidden') return null;
    if (Object.hasOwn(slots, field.name)) return <Fragment key={field.name}>{slots[field.name]}</Fragment>;
    const Field = fieldOfKind[kind];
    return <Field key={field.name} {...field} {...textsOf(field.name)} />;
  });
}
