import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';

interface WhereProps {
  /** Another field of the form. */
  name: string;
  /** Its values with which the children are shown. */
  is: readonly string[];
  children: ReactNode;
}

/** Shows a field only where another one has a value that needs it. */
export function Where({ name, is, children }: WhereProps) {
  const value: unknown = useWatch({ name });
  return typeof value === 'string' && is.includes(value) ? children : null;
}
