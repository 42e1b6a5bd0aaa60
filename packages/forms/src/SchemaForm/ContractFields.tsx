import type { Topic } from '@mcy/api/contract';
import { Fieldset, Stack } from '@mcy/ui/primitives';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../fields/FieldProps.ts';
import { fieldOfKind } from '../fields/fieldOfKind.ts';
import type { ContractField } from './fieldsOfRequest.ts';
import { sectionsOf } from './sectionsOf.ts';
import { startsEmpty } from './untouchedValues.ts';
import { useFieldTexts } from './useFieldTexts.ts';

/** A field's replacement: an element, or a function of the props the field would get. */
export type FieldSlot = ReactNode | ((field: FieldProps) => ReactNode);

interface ContractFieldsProps {
  topic: Topic;
  fields: readonly ContractField[];
  /** Replacements of fields, by name. */
  slots: Readonly<Record<string, FieldSlot>>;
}

/** Renders a request's fields in groups, each by its metadata or its slot. */
export function ContractFields({ topic, fields, slots }: ContractFieldsProps) {
  const { t } = useTranslation('forms');
  const texts = useFieldTexts(topic);

  function show({ kind, group: _group, nullable, values, ...meta }: ContractField): ReactNode {
    if (kind === 'hidden') return null;
    const required = meta.required && !nullable;
    const { label, ...hint } = texts.ofField(meta.name);
    const field: FieldProps = {
      ...meta,
      ...hint,
      ...(values && { options: values.map((value) => ({ value, label: texts.ofOption(meta.name, value) })) }),
      required,
      label: required || !startsEmpty(kind) ? label : t('optional', { label }),
    };
    const slot = slots[field.name];
    if (slot !== undefined) {
      return <Fragment key={field.name}>{typeof slot === 'function' ? slot(field) : slot}</Fragment>;
    }
    const Field = fieldOfKind[kind];
    return <Field key={field.name} {...field} />;
  }

  return sectionsOf(fields).map(({ group, fields: together }) =>
    group === undefined ? (
      <Stack key={together[0]?.name} space="large">
        {together.map(show)}
      </Stack>
    ) : (
      <Fieldset key={`group ${group}`} legend={texts.ofGroup(group)}>
        {together.map(show)}
      </Fieldset>
    ),
  );
}
