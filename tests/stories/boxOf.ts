/** True when a person can see the element: it has a size, is not faded out, and is not for screen readers only. */
export function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true }))
    return false;
  for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement) {
    // Clipped to nothing: text for screen readers.
    if (getComputedStyle(box).clipPath === 'inset(50%)') return false;
  }
  return true;
}

/** Describes an element for people: role or tag, and its first words. */
export function nameOf(element: Element): string {
  const words = (element.getAttribute('aria-label') ?? element.textContent).trim().replaceAll(/\s+/g, ' ').slice(0, 40);
  const tag = element.tagName.toLowerCase();
  const role = element.getAttribute('role');
  const styles = [...element.classList].map((name) => name.replace(/__\w+$/, '')).join('.');
  return `<${tag}${role === null ? '' : ` role=${role}`}${styles === '' ? '' : ` .${styles}`}> “${words}”`;
}
