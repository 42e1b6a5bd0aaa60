/** What it is called among requests to a second operator, as the database remembers it. */
export const creditLineKind = 'bank_line_credit';
