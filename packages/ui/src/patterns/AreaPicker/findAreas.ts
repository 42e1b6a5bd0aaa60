import type { Area } from './Area.ts';

/** Letters as somebody types them who has no time for accents: "Đắk Lắk" is "dak lak". */
export function foldLetters(text: string): string {
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      // The bar of đ is part of the letter: it does not come apart as accents do.
      .replace(/[đĐ]/g, 'd')
      .toLowerCase()
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** Areas whose name has what is typed, those first where a word begins with it; all of them for nothing typed. */
export function findAreas(areas: readonly Area[], typed: string): readonly Area[] {
  const query = foldLetters(typed);
  if (query === '') return areas;
  const found = areas.filter(({ name }) => foldLetters(name).includes(query));
  const begins = ({ name }: Area) => ` ${foldLetters(name)}`.includes(` ${query}`);
  return [...found.filter(begins), ...found.filter((area) => !begins(area))];
}
