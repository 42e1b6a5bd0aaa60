import type { Load } from '@mcy/ui/patterns';

/** A load of what `read` makes of the data. */
export function mapLoad<Data, Mapped>(load: Load<Data>, read: (data: Data) => Mapped): Load<Mapped> {
  return load.status === 'loaded' ? { status: 'loaded', data: read(load.data) } : load;
}
