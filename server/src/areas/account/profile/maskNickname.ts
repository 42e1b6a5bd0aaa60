/** Masks a nickname for public lists, keeping its first and last character: `M***h`. */
export function maskNickname(nickname: string): string {
  const characters = [...nickname];
  return `${characters.at(0) ?? ''}***${characters.at(-1) ?? ''}`;
}
