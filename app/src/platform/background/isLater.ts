/** Returns true for the variables of a write that was made offline. */
export function isLater(variables: unknown): boolean {
  return typeof variables === 'object' && variables !== null && 'later' in variables && variables.later === true;
}
