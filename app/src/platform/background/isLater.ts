/** Whether a mutation's variables are those of a write that was said without a connection. */
export function isLater(variables: unknown): boolean {
  return typeof variables === 'object' && variables !== null && 'later' in variables && variables.later === true;
}
