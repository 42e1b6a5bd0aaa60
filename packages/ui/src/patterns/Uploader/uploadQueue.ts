/** An upload, in the order of selection. */
export type UploadEntry<Uploaded> = { readonly id: number } & (
  | { readonly state: 'waiting'; readonly file: File }
  | { readonly state: 'uploading'; readonly file: File; /** From 0 to 1. */ readonly share: number }
  | {
      readonly state: 'failed';
      readonly file: File;
      /** In the user's language, if available. */ readonly reason: string | null;
    }
  | { readonly state: 'done'; readonly file: File; readonly uploaded: Uploaded }
  | { /** Uploaded earlier. */ readonly state: 'done'; readonly file: null; readonly uploaded: Uploaded }
);

export interface UploadQueue<Uploaded> {
  readonly entries: readonly UploadEntry<Uploaded>[];
  readonly nextId: number;
}

/** Events of one file. */
type EntryEvent<Uploaded> = { id: number } & (
  | { type: 'started' }
  | { type: 'progressed'; share: number }
  | { type: 'uploaded'; uploaded: Uploaded }
  | { type: 'failed'; reason: string | null }
  | { type: 'retried' }
);

export type UploadEvent<Uploaded> =
  | EntryEvent<Uploaded>
  | { type: 'chosen'; files: readonly File[] }
  | { type: 'removed'; id: number }
  | { type: 'moved'; id: number; by: -1 | 1 }
  | {
      /** The value was changed from outside, such as by a form reset. */ type: 'replaced';
      uploaded: readonly Uploaded[];
    };

/** Creates a queue from files uploaded earlier. */
export function queueOf<Uploaded>(uploaded: readonly Uploaded[]): UploadQueue<Uploaded> {
  return {
    entries: uploaded.map((one, id) => ({ id, state: 'done', uploaded: one, file: null })),
    nextId: uploaded.length,
  };
}

/** Returns the queue after an event; an event that does not fit an entry's state came too late and changes nothing. */
export function uploadQueue<Uploaded>(
  queue: UploadQueue<Uploaded>,
  event: UploadEvent<Uploaded>,
): UploadQueue<Uploaded> {
  switch (event.type) {
    case 'chosen':
      return append(queue, event.files);
    case 'replaced':
      return replace(queue, event.uploaded);
    case 'removed':
      return { ...queue, entries: queue.entries.filter(({ id }) => id !== event.id) };
    case 'moved':
      return { ...queue, entries: move(queue.entries, event.id, event.by) };
    default:
      return {
        ...queue,
        entries: queue.entries.map((entry) => (entry.id === event.id ? advance(entry, event) : entry)),
      };
  }
}

function advance<Uploaded>(entry: UploadEntry<Uploaded>, event: EntryEvent<Uploaded>): UploadEntry<Uploaded> {
  const { id, file } = entry;
  if (file === null || entry.state === 'done') return entry;
  if (event.type === 'started') return entry.state === 'waiting' ? { id, file, state: 'uploading', share: 0 } : entry;
  if (event.type === 'retried') return entry.state === 'failed' ? { id, file, state: 'waiting' } : entry;
  if (entry.state !== 'uploading') return entry;
  if (event.type === 'failed') return { id, file, state: 'failed', reason: event.reason };
  if (event.type === 'uploaded') return { id, file, state: 'done', uploaded: event.uploaded };
  return { ...entry, share: Math.max(entry.share, Math.min(event.share, 1)) };
}

function append<Uploaded>({ entries, nextId }: UploadQueue<Uploaded>, files: readonly File[]): UploadQueue<Uploaded> {
  const chosen = files.map((file, place) => ({ id: nextId + place, state: 'waiting' as const, file }));
  return { entries: [...entries, ...chosen], nextId: nextId + files.length };
}

/** Pending uploads stay, after the new value. */
function replace<Uploaded>(
  { entries, nextId }: UploadQueue<Uploaded>,
  uploaded: readonly Uploaded[],
): UploadQueue<Uploaded> {
  const known = entries.filter((entry) => entry.state === 'done');
  const kept = uploaded.map((one, place): UploadEntry<Uploaded> => {
    const index = known.findIndex((entry) => Object.is(entry.uploaded, one));
    const [same] = index < 0 ? [] : known.splice(index, 1);
    return same ?? { id: nextId + place, state: 'done', uploaded: one, file: null };
  });
  return {
    entries: [...kept, ...entries.filter((entry) => entry.state !== 'done')],
    nextId: nextId + uploaded.length,
  };
}

function move<Entry extends { id: number }>(entries: readonly Entry[], id: number, by: -1 | 1): readonly Entry[] {
  const from = entries.findIndex((entry) => entry.id === id);
  const entry = entries[from];
  const other = entries[from + by];
  if (entry === undefined || other === undefined) return entries;
  return entries.with(from, other).with(from + by, entry);
}

/** Returns the uploaded values in display order. */
export function uploadedOf<Uploaded>({ entries }: UploadQueue<Uploaded>): readonly Uploaded[] {
  return entries.flatMap((entry) => (entry.state === 'done' ? [entry.uploaded] : []));
}

/** Returns the waiting files that may start now, with at most `atOnce` uploading. */
export function nextToStart<Uploaded>(
  { entries }: UploadQueue<Uploaded>,
  atOnce: number,
): readonly { readonly id: number; readonly file: File }[] {
  const uploading = entries.filter(({ state }) => state === 'uploading').length;
  return entries.filter((entry) => entry.state === 'waiting').slice(0, Math.max(0, atOnce - uploading));
}

/** Returns true while a file waits or uploads. */
export function isUploading<Uploaded>({ entries }: UploadQueue<Uploaded>): boolean {
  return entries.some(({ state }) => state === 'waiting' || state === 'uploading');
}
