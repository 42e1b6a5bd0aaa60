/** What `before-paint.js` keeps of a page that the server rendered, until the app listens. */
interface Early {
  /** The control that was pressed last. */
  pressed: () => HTMLElement | null;
  /** Keeps no more. */
  stop: () => void;
}

/** React's own note of a field's value, which no type declares. */
interface TrackedInput extends HTMLInputElement {
  _valueTracker?: { setValue: (value: string) => void };
}

/** Does what somebody pressed and typed before the app listened. */
export function replayEarly(): void {
  // Only that script sets it.
  const { early } = globalThis as { early?: Early };
  if (early === undefined) return;
  Object.assign(globalThis, { early: undefined });
  early.stop();
  for (const input of document.querySelectorAll<HTMLInputElement>('#root input')) {
    const { value, defaultValue, type } = input;
    if (value === defaultValue || type === 'checkbox' || type === 'radio') continue;
    // React compares with what it has seen, and it has seen this value. Setting the field would end a composition and move the caret.
    (input as TrackedInput)._valueTracker?.setValue(defaultValue);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const pressed = early.pressed();
  if (pressed?.isConnected === true) pressed.click();
}
