const rowIsThere = 'the draw returns a place of the table it was given: the line is for the compiler';

/** Mutants that behave as the code does, by their names, with the reason. They do not count. */
export const equivalents: Readonly<Record<string, string>> = {
  'drawTickets.ts | if (!row || !standing) throw new RangeError(`the odds table has no row ${index}`); | condition → false':
    rowIsThere,
  'drawTickets.ts | if (!row || !standing) throw new RangeError(`the odds table has no row ${index}`); | || → &&':
    rowIsThere,
  'drawTickets.ts | if (!row || !standing) throw new RangeError(`the odds table has no row ${index}`); | throw removed':
    rowIsThere,
  'withdrawal.ts | z.refine((coins) => coins >= withdrawalMinimum && coins > withdrawalFee, { | > → >=':
    'the minimum is above the fee',
};
