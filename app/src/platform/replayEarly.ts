/** What `before-paint.js` keeps of a page that the server rendered, until the app listens. */
interface Early {
  /** The control that was pressed last. */
  pressed: () => HTMLElement | null;
  /** Keeps no more. */
  stop: () => void;
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
    // React compares with what it has seen, and it has seen this value.
    input.value = '';
    Reflect.set(HTMLInputElement.prototype, 'value', value, input);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const pressed = early.pressed();
  if (pressed?.isConnected === true) pressed.click();
}
