import type { Load } from '@mcy/ui/patterns';

/** Maps the data of a load with `read`. */
export function mapLoad<Data, Mapped>(load: Load<Data>, read: (data: Data) => Mapped): Load<Mapped> {
  return load.status === 'loaded' ? { status: 'loaded', data: read(load.data) } : load;
}
