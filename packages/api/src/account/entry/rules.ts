/** Shorter parts of a name prove nothing: they occur in half of all words. */
const minimumPartLength = 4;

/** As passwords are compared: attackers try capitals and wide letters too. */
export function foldPassword(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Why attackers would guess a password first: it contains one of the owner's sign-in names, or is widely used. Null for neither. */
export function whyGuessable(
  password: string,
  { names, common }: { names: readonly string[]; /** Folded. */ common: ReadonlySet<string> },
): 'name' | 'common' | null {
  const folded = foldPassword(password);
  if (names.flatMap(guessableParts).some((part) => folded.includes(part))) return 'name';
  return common.has(folded) ? 'common' : null;
}

/** The part of a name that a password must not contain: before the @, or the number without its country code. */
function guessableParts(sign_in_name: string): string[] {
  const [local = ''] = foldPassword(sign_in_name).split('@');
  const part = sign_in_name.includes('@') ? local : local.replace(/^\+(84|86)/, '');
  return part.length < minimumPartLength ? [] : [part];
}
