import type { Call, RequestOf } from '@mcy/api/contract';
import { useLocale } from '@mcy/ui/i18n';
import { Button, Stack } from '@mcy/ui/primitives';
import {
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type FieldValues, FormProvider, useForm } from 'react-hook-form';
import { useUnsavedGuard } from '../guard/useUnsavedGuard.ts';
import { useLateRefusal } from '../refusals/useLateRefusal.ts';
import { ContractFields, type FieldSlot } from './ContractFields.tsx';
import { contractResolver } from './contractResolver.ts';
import { fieldsOfRequest } from './fieldsOfRequest.ts';
import { FormAlert } from './FormAlert.tsx';
import type { FormSteps } from './FormSteps.ts';
import { readServerRefusal } from './readServerRefusal.ts';
import { untouchedValues } from './untouchedValues.ts';
import { useSteps } from './useSteps.ts';
import { withoutPasswords } from './withoutPasswords.ts';

/** Names of a call's request fields. */
export type FieldName<C extends Call> = Extract<keyof RequestOf<C>, string>;

export interface SchemaFormProps<C extends Call> {
  /** The call to make: its schema validates, its metadata chooses the fields. */
  call: C;
  /** Label of the submit button. */
  submitLabel: ReactNode;
  /**
   * Sends the request. When it rejects with a `message`, and optionally a `field`, the form shows it and keeps the
   * input.
   */
  onSubmit: (request: RequestOf<C>) => Promise<void>;
  /** Initial values, and the values of hidden fields. */
  defaultValues?: Partial<RequestOf<C>>;
  /** Unsent input from before the user left for a page the form needs, such as the map. It overrides `values`. */
  typed?: Partial<RequestOf<C>> | undefined;
  /** Receives the input whenever it changes, without passwords: for a form whose input outlives its page. */
  onTyped?: (values: Partial<RequestOf<C>>) => void;
  /** Shows the fields in steps. */
  steps?: FormSteps<FieldName<C>>;
  /** Replacements of fields, by name: an element, or a function of the field's own props. */
  fields?: { readonly [Name in FieldName<C>]?: FieldSlot };
  /** Asks before unsent input is lost; for forms that take more than a moment. */
  guarded?: boolean;
  /** The page has another form whose button is its main step. */
  secondary?: boolean;
  /** It can be filled in but not sent yet: something that it needs is still loading. */
  waiting?: boolean;
}

/** A form driven by a call's contract: fields in the schema's order, validated on blur, then on every change. */
export function SchemaForm<C extends Call>({
  call,
  submitLabel,
  secondary = false,
  onSubmit,
  defaultValues,
  typed,
  onTyped,
  steps,
  fields = {},
  guarded = false,
  waiting = false,
}: SchemaFormProps<C>) {
  const locale = useLocale();
  const shown = useMemo(() => fieldsOfRequest(call.request), [call.request]);
  const form = useForm({
    mode: 'onTouched',
    resolver: contractResolver(call.request, locale, shown),
    defaultValues: untouchedValues(shown, defaultValues),
  });
  const restore = useEffectEvent(() => {
    if (typed !== undefined) form.reset({ ...form.getValues(), ...typed }, { keepDefaultValues: true });
  });
  // Before the first render, and only once: afterwards the form has newer values.
  useLayoutEffect(() => restore(), []);
  // The form's values are the request's, by name.
  const tell = useEffectEvent((values: FieldValues) => onTyped?.(withoutPasswords(values, shown) as typeof typed & {}));
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => tell(values) }), [form]);
  const step = useSteps(form, shown, steps);
  const grouped = shown.some(({ group }) => group !== undefined);
  const element = useRef<HTMLFormElement>(null);
  const tellIfGone = useLateRefusal(element);
  const sending = useRef(false);
  const [isGoingOn, setIsGoingOn] = useState(false);
  const { isDirty, isSubmitting } = form.formState;
  // A submitted form may navigate away without asking.
  useUnsavedGuard(guarded && isDirty && !isSubmitting);

  async function send(values: FieldValues) {
    const sent = structuredClone(form.getValues());
    try {
      // The resolver has just validated the values against the request schema.
      await onSubmit(values as RequestOf<C>);
      form.resetDefaultValues(sent);
    } catch (error) {
      refuse(error);
    }
  }

  function refuse(error: unknown) {
    const refusal = readServerRefusal(error);
    if (!refusal) throw error;
    const field = shown.find(({ name, kind }) => name === refusal.field && kind !== 'hidden');
    form.setError(field?.name ?? 'root.server', { type: 'server', message: refusal.message }, { shouldFocus: true });
    if (field) step.goTo(field.name);
    tellIfGone(refusal.message);
  }

  async function goOn() {
    setIsGoingOn(true);
    try {
      await step.next();
    } catch (error) {
      refuse(error);
    } finally {
      setIsGoingOn(false);
    }
  }

  async function submitOnce(event: SyntheticEvent) {
    event.preventDefault();
    if (waiting || sending.current) return;
    sending.current = true;
    try {
      await (step.isLast ? form.handleSubmit(send, step.goToFirst)() : goOn());
    } finally {
      sending.current = false;
    }
  }

  return (
    <FormProvider {...form}>
      <form ref={element} noValidate onSubmit={(event) => void submitOnce(event)}>
        <Stack space={grouped ? 'xlarge' : 'large'}>
          <ContractFields topic={call.topic} fields={step.fields} slots={fields} />
          <FormAlert fields={shown} />
          <Button
            type="submit"
            size="large"
            loading={isSubmitting || isGoingOn}
            disabled={waiting}
            {...(secondary && { variant: 'soft', tone: 'neutral' })}
          >
            {step.isLast ? submitLabel : steps?.nextLabel}
          </Button>
        </Stack>
      </form>
    </FormProvider>
  );
}
