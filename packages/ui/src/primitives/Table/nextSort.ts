/** The order of a table's rows: by one column, one way. */
export interface TableSort<Key extends string> {
  key: Key;
  direction: 'ascending' | 'descending';
}

/** What pressing a column's heading asks for: upwards first, the other way when it is sorted by it already. */
export function nextSort<Key extends string>(sort: TableSort<NoInfer<Key>> | null, key: Key): TableSort<Key> {
  const turned = sort?.key === key && sort.direction === 'ascending';
  return { key, direction: turned ? 'descending' : 'ascending' };
}
