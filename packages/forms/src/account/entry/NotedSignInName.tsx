import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { FieldProps } from '../../fields/FieldProps.ts';
import { SignInNameField } from '../../fields/SignInNameField/SignInNameField.tsx';

interface NotedSignInNameProps extends FieldProps {
  /** Receives the input, for the form that may replace this one. */
  onNote: (typed: string) => void;
}

/** A sign-in name that outlives its form. */
export function NotedSignInName({ onNote, ...field }: NotedSignInNameProps) {
  const typed: unknown = useWatch({ name: field.name });
  useEffect(() => {
    if (typeof typed === 'string') onNote(typed);
  }, [typed, onNote]);
  return <SignInNameField {...field} />;
}
