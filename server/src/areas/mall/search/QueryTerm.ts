/** A part of a query that a document must have: one of these lexemes, of which `starts` also fit as the start of a longer one. */
export interface QueryTerm {
  lexemes: readonly string[];
  starts: boolean;
}

/** Where the words of a term may be: in a name, also beside it, or anywhere. */
type Where = 'A' | 'AB' | '';

/** A term as the database's `tsquery`. Lexemes have letters and digits alone, so nothing in them has a meaning there. */
export function termQuery({ lexemes, starts }: QueryTerm, where: Where = ''): string {
  const labels = `${starts ? '*' : ''}${where}`;
  return `(${lexemes.map((lexeme) => `'${lexeme}'${labels === '' ? '' : `:${labels}`}`).join(' | ')})`;
}

export function allOf(terms: readonly QueryTerm[], where: Where = ''): string {
  return terms.map((term) => termQuery(term, where)).join(' & ');
}
