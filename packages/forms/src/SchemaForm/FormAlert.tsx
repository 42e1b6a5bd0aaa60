import { Notice } from '@mcy/ui/patterns';
import { type FieldErrors, get, useFormState } from 'react-hook-form';
import type { ContractField } from './fieldsOfRequest.ts';

interface FormAlertProps {
  fields: readonly ContractField[];
}

/** Errors of the whole form: a refusal, or an error of a hidden field. */
export function FormAlert({ fields }: FormAlertProps) {
  const { errors } = useFormState();
  const message = messageBeside(errors, fields);
  if (message === undefined) return null;
  return (
    <Notice role="alert" tone="critical">
      {message}
    </Notice>
  );
}

function messageBeside(errors: FieldErrors, fields: readonly ContractField[]): string | undefined {
  const hidden = fields
    .filter(({ kind }) => kind === 'hidden')
    .map(({ name }): unknown => get(errors, `${name}.message`));
  const messages: unknown[] = [errors.root?.['server']?.message, errors.root?.message, ...hidden];
  return messages.find((message) => typeof message === 'string');
}
