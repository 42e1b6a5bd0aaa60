import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { isUploading, nextToStart, queueOf, uploadedOf, uploadQueue, type UploadQueue } from './uploadQueue.ts';

/** Uploads one file; rejects on failure, and stops on the signal. */
export type Upload<Uploaded> = (
  file: File,
  options: { signal: AbortSignal; /** Progress from 0 to 1. */ onProgress: (share: number) => void },
) => Promise<Uploaded>;

interface Uploads<Uploaded> {
  queue: UploadQueue<Uploaded>;
  choose: (files: readonly File[]) => void;
  retry: (id: number) => void;
  /** Removes a file and aborts its upload. */
  remove: (id: number) => void;
  move: (id: number, by: -1 | 1) => void;
}

/** The owner's value: what it was when last seen, and changes reported since that it has not rendered yet. */
interface Holder<Uploaded> {
  held: readonly Uploaded[];
  told: readonly (readonly Uploaded[])[];
}

/** Runs the queue: a few files at a time, aborting each when it is removed or on unmount. */
export function useUploads<Uploaded>({
  value,
  onValueChange,
  upload,
  atOnce,
  reasonOf,
  onFailUpload,
  onBusyChange,
}: {
  value: readonly Uploaded[];
  onValueChange: (value: readonly Uploaded[]) => void;
  upload: Upload<Uploaded>;
  atOnce: number;
  reasonOf: ((error: unknown) => string | null) | undefined;
  onFailUpload: ((error: unknown, file: File) => void) | undefined;
  onBusyChange: ((busy: boolean) => void) | undefined;
}): Uploads<Uploaded> {
  const [queue, dispatch] = useReducer(uploadQueue<Uploaded>, value, queueOf<Uploaded>);
  const controllers = useRef(new Map<number, AbortController>());

  const uploaded = uploadedOf(queue);
  const report = useEffectEvent(onValueChange);
  const holder = useRef<Holder<Uploaded>>({ held: value, told: [] });
  useEffect(() => {
    const { held, told } = holder.current;
    const echo = told.findIndex((one) => areSame(one, value));
    if (!areSame(value, held) && echo < 0) {
      holder.current = { held: value, told: [] };
      dispatch({ type: 'replaced', uploaded: value });
      return;
    }
    const pending = told.slice(echo + 1);
    const news = !areSame(uploaded, pending.at(-1) ?? value);
    holder.current = { held: value, told: news ? [...pending, uploaded] : pending };
    if (news) report(uploaded);
  }, [value, uploaded]);

  const busy = isUploading(queue);
  const reportBusy = useEffectEvent((now: boolean) => onBusyChange?.(now));
  useEffect(() => reportBusy(busy), [busy]);

  const fail = useEffectEvent((id: number, file: File, error: unknown) => {
    dispatch({ type: 'failed', id, reason: reasonOf?.(error) ?? null });
    onFailUpload?.(error, file);
  });
  const start = useEffectEvent((id: number, file: File) => {
    const controller = new AbortController();
    const { signal } = controller;
    const running = controllers.current;
    running.set(id, controller);
    dispatch({ type: 'started', id });
    // Ignore events of an upload that was aborted.
    const unlessStopped = (settle: () => void) => {
      if (signal.aborted) return;
      running.delete(id);
      settle();
    };
    const onProgress = (share: number) => {
      if (!signal.aborted) dispatch({ type: 'progressed', id, share });
    };
    // Called inside a promise, so that a synchronous throw fails like a rejection.
    new Promise<Uploaded>((resolve) => {
      resolve(upload(file, { signal, onProgress }));
    }).then(
      (sent) => unlessStopped(() => dispatch({ type: 'uploaded', id, uploaded: sent })),
      (error: unknown) => unlessStopped(() => fail(id, file, error)),
    );
  });
  useEffect(() => {
    for (const { id, file } of nextToStart(queue, atOnce)) {
      if (!controllers.current.has(id)) start(id, file);
    }
  }, [queue, atOnce]);

  useEffect(() => {
    const running = controllers.current;
    return () => {
      for (const [id, controller] of running) {
        controller.abort();
        // Only seen when React restores the page.
        dispatch({ type: 'failed', id, reason: null });
      }
      running.clear();
    };
  }, []);

  function remove(id: number) {
    controllers.current.get(id)?.abort();
    controllers.current.delete(id);
    dispatch({ type: 'removed', id });
  }

  return {
    queue,
    choose: (files) => dispatch({ type: 'chosen', files }),
    retry: (id) => dispatch({ type: 'retried', id }),
    remove,
    move: (id, by) => dispatch({ type: 'moved', id, by }),
  };
}

function areSame<Item>(some: readonly Item[], others: readonly Item[]): boolean {
  return (
    some === others || (some.length === others.length && some.every((item, place) => Object.is(item, others[place])))
  );
}
