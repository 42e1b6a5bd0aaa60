/** Sort order of a table: one column, one direction. */
export interface TableSort<Key extends string> {
  key: Key;
  direction: 'ascending' | 'descending';
}

/** Returns the order after clicking a heading: ascending first, reversed when already sorted by it. */
export function nextSort<Key extends string>(sort: TableSort<NoInfer<Key>> | null, key: Key): TableSort<Key> {
  const turned = sort?.key === key && sort.direction === 'ascending';
  return { key, direction: turned ? 'descending' : 'ascending' };
}
