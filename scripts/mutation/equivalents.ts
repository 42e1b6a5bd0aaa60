/** Mutants that behave as the code does, by their names, with the reason. They do not count. */
export const equivalents: Readonly<Record<string, string>> = {};
