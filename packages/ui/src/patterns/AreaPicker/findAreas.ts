import type { Area } from './Area.ts';

/** Removes accents, so that people can type without them: "Đắk Lắk" becomes "dak lak". */
export function foldLetters(text: string): string {
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      // đ does not decompose into a letter and an accent.
      .replace(/[đĐ]/g, 'd')
      .toLowerCase()
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** Finds areas whose name contains the search, word starts first; returns all for an empty search. */
export function findAreas(areas: readonly Area[], typed: string): readonly Area[] {
  const query = foldLetters(typed);
  if (query === '') return areas;
  const found = areas.filter(({ name }) => foldLetters(name).includes(query));
  const begins = ({ name }: Area) => ` ${foldLetters(name)}`.includes(` ${query}`);
  return [...found.filter(begins), ...found.filter((area) => !begins(area))];
}
