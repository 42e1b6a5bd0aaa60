/**
 * Writes each union of props as an intersection. The docs generator lists the members of an intersection and passes over
 * a union; types leave no code, so nothing else sees the difference.
 */
export function joinUnions(source: string): string {
  return source
    .replaceAll(
      /^((?:export )?type \w+Props\b[^=]*=)((?:[^;{}]|\{[^{}]*\})*);/gm,
      (_all, head: string, type: string) => `${head}${joined(type)};`,
    )
    .replaceAll(/\s+\w+\?: never\b;?/g, '');
}

function joined(type: string): string {
  const parts = type.split(/(\{[^{}]*\}|<[^<>]*>)/);
  // Every second part is a literal or type arguments, whose unions are the types of single props.
  const between = parts.filter((_part, index) => index % 2 === 0).join('');
  if (between.includes('=>')) return type;
  return parts
    .map((part, index) =>
      index % 2 === 1 ? part : part.replaceAll(/[()]/g, '').replaceAll('|', '&').replaceAll(/&\s*&/g, '&'),
    )
    .join('');
}
