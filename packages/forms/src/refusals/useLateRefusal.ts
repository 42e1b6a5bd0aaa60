import { type RefObject, use } from 'react';
import { LateRefusalContext } from './LateRefusalProvider.tsx';

/** Milliseconds in which the page renders what it read again because of a refusal. */
const settling = 100;

/** Announces a refusal once the form that shows it has left the page. */
export function useLateRefusal(form: RefObject<HTMLFormElement | null>): (message: string) => void {
  const tell = use(LateRefusalContext);
  return (message) => {
    setTimeout(() => {
      if (form.current === null) tell?.(message);
    }, settling);
  };
}
