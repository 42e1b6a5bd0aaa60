import { useRef } from 'react';

/**
 * Where focus goes when a Dialog or Sheet opens and closes.
 * In: onto the window itself, so that its title is read, nothing is pressed by mistake and no keyboard covers a phone.
 * Out: to whatever had it; Radix knows only a trigger, and many are opened without one.
 */
export function useWindowFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(event: Event) {
      opener.current = document.activeElement;
      event.preventDefault();
      if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
    },
    onCloseAutoFocus(event: Event) {
      // Safari does not focus a button that is clicked: then the trigger is the better guess.
      if (!(opener.current instanceof HTMLElement) || opener.current === document.body) return;
      event.preventDefault();
      opener.current.focus();
    },
  };
}
