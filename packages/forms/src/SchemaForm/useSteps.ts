import { useEffect, useEffectEvent, useRef } from 'react';
import { type FieldErrors, type UseFormReturn, get } from 'react-hook-form';
import type { ContractField } from './fieldsOfRequest.ts';
import type { FormSteps } from './FormSteps.ts';

interface ShownStep {
  /** Fields on screen, and the hidden ones. */
  fields: readonly ContractField[];
  isLast: boolean;
  /** Goes on when what is on screen is valid; shows its errors otherwise. Rejects when the shop refuses it. */
  next: () => Promise<void>;
  /** Goes to the step of a field with an error, and focuses the field there. */
  goTo: (field: string) => void;
  /** Goes to the first error of a form that was not sent, when it is on another step. */
  goToFirst: (errors: FieldErrors) => void;
}

/** Shows a form's fields by steps; without steps it has one. */
export function useSteps(form: UseFormReturn, all: readonly ContractField[], steps: FormSteps | undefined): ShownStep {
  const at = steps?.at ?? 0;
  const names = steps?.fields[at] ?? [];
  const shown = useRef(at);
  const sought = useRef<string | null>(null);
  const arrive = useEffectEvent(() => {
    const field = sought.current ?? names[0];
    sought.current = null;
    if (field !== undefined) form.setFocus(field);
  });
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    arrive();
  }, [at]);

  function goTo(field: string): void {
    const step = steps?.fields.findIndex((fields) => fields.includes(field)) ?? -1;
    if (step === -1 || step === at) return;
    sought.current = field;
    steps?.onMove(step);
  }
  return {
    fields: steps ? all.filter(({ name, kind }) => kind === 'hidden' || names.includes(name)) : all,
    isLast: steps === undefined || at === steps.fields.length - 1,
    next: async () => {
      if (steps?.onLeave && !(await steps.onLeave(form.getValues()))) return;
      // As after a submission, errors go while the user types: one that goes when the field is left moves the button away from under the finger.
      for (const name of names) form.setValue(name, form.getValues(name), { shouldTouch: true });
      if (!(await form.trigger([...names], { shouldFocus: true }))) return;
      await steps?.onCheck?.(at, form.getValues());
      steps?.onMove(at + 1);
    },
    goTo,
    goToFirst(errors) {
      const first = all.find(({ name }) => get(errors, name) !== undefined);
      if (first) goTo(first.name);
    },
  };
}
