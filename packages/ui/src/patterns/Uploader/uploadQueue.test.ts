import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isUploading,
  nextToStart,
  queueOf,
  type UploadEvent,
  uploadedOf,
  uploadQueue,
  type UploadQueue,
} from './uploadQueue.ts';

const file = (name: string) => new File(['x'], name);
const named = (queue: UploadQueue<string>) => queue.entries.map((entry) => entry.file?.name ?? '');
const play = (queue: UploadQueue<string>, ...events: readonly UploadEvent<string>[]) =>
  events.reduce(uploadQueue<string>, queue);

const id = fc.nat(12);
const anyEvent: fc.Arbitrary<UploadEvent<string>> = fc.oneof(
  fc.record({ type: fc.constant('chosen'), files: fc.array(fc.string().map(file), { maxLength: 4 }) }),
  fc.record({ type: fc.constantFrom('started', 'retried', 'removed'), id }),
  fc.record({ type: fc.constant('failed'), id, reason: fc.constantFrom(null, 'no picture') }),
  fc.record({ type: fc.constant('progressed'), id, share: fc.double({ min: -1, max: 2, noNaN: true }) }),
  fc.record({ type: fc.constant('uploaded'), id, uploaded: fc.string() }),
  fc.record({ type: fc.constant('moved'), id, by: fc.constantFrom(-1, 1) }),
  fc.record({ type: fc.constant('replaced'), uploaded: fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 4 }) }),
);
const anyQueue = fc
  .tuple(fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 }), fc.array(anyEvent, { maxLength: 30 }))
  .map(([uploaded, events]) => play(queueOf(uploaded), ...events));

describe('the upload queue', () => {
  it('keeps the order of selection, whichever file finishes first', () => {
    const queue = play(
      queueOf(['old']),
      { type: 'chosen', files: [file('1'), file('2')] },
      { type: 'started', id: 1 },
      { type: 'started', id: 2 },
      { type: 'uploaded', id: 2, uploaded: 'second' },
      { type: 'uploaded', id: 1, uploaded: 'first' },
    );
    expect(uploadedOf(queue)).toEqual(['old', 'first', 'second']);
    expect(isUploading(queue)).toBe(false);
  });

  it('retries a failed file in its place, from zero', () => {
    const failed = play(
      queueOf<string>([]),
      { type: 'chosen', files: [file('1'), file('2')] },
      { type: 'started', id: 0 },
      { type: 'progressed', id: 0, share: 0.7 },
      { type: 'failed', id: 0, reason: null },
    );
    expect(isUploading(failed)).toBe(true);
    expect(nextToStart(failed, 2).map((entry) => entry.id)).toEqual([1]);
    const again = play(failed, { type: 'retried', id: 0 }, { type: 'started', id: 0 });
    expect(again.entries[0]).toMatchObject({ state: 'uploading', share: 0 });
    expect(named(again)).toEqual(['1', '2']);
  });

  it('ignores events of a removed file', () => {
    const queue = play(queueOf<string>([]), { type: 'chosen', files: [file('1')] }, { type: 'started', id: 0 });
    const removed = play(queue, { type: 'removed', id: 0 }, { type: 'uploaded', id: 0, uploaded: 'late' });
    expect(removed.entries).toEqual([]);
  });

  it('gives every entry a unique id, newer ones higher', () => {
    fc.assert(
      fc.property(anyQueue, ({ entries, nextId }) => {
        const ids = entries.map((entry) => entry.id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(Math.max(-1, ...ids)).toBeLessThan(nextId);
      }),
    );
  });

  it('never exceeds the number of parallel uploads, and finishes all of them', () => {
    fc.assert(
      fc.property(anyQueue, fc.integer({ min: 1, max: 5 }), fc.infiniteStream(fc.boolean()), (any, atOnce, luck) => {
        let queue = any;
        const begun = queue.entries.filter(({ state }) => state === 'uploading').length;
        for (let turn = 0; isUploading(queue) && turn < 200; turn += 1) {
          queue = play(queue, ...nextToStart(queue, atOnce).map((next) => ({ type: 'started' as const, id: next.id })));
          const uploading = queue.entries.filter(({ state }) => state === 'uploading');
          expect(uploading.length).toBeLessThanOrEqual(Math.max(atOnce, begun));
          const [first] = uploading;
          const ended = luck.next().value === true;
          if (first)
            queue = play(
              queue,
              ended
                ? { type: 'uploaded', id: first.id, uploaded: 'x' }
                : { type: 'failed', id: first.id, reason: null },
            );
        }
        expect(isUploading(queue)).toBe(false);
      }),
    );
  });

  it('never moves progress backwards or out of 0 to 1', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -1, max: 2, noNaN: true })), (shares) => {
        let queue = play(queueOf<string>([]), { type: 'chosen', files: [file('1')] }, { type: 'started', id: 0 });
        let last = 0;
        for (const share of shares) {
          queue = play(queue, { type: 'progressed', id: 0, share });
          const [entry] = queue.entries;
          const shown = entry?.state === 'uploading' ? entry.share : Number.NaN;
          expect(shown).toBeGreaterThanOrEqual(last);
          expect(shown).toBeLessThanOrEqual(1);
          last = shown;
        }
      }),
    );
  });

  it('moves without losing any; back and forth changes nothing', () => {
    fc.assert(
      fc.property(anyQueue, id, fc.constantFrom(-1 as const, 1 as const), (queue, moved, by) => {
        const after = play(queue, { type: 'moved', id: moved, by });
        expect(after.entries.toSorted((a, b) => a.id - b.id)).toEqual(queue.entries.toSorted((a, b) => a.id - b.id));
        if (after.entries !== queue.entries) {
          expect(play(after, { type: 'moved', id: moved, by: by === 1 ? -1 : 1 }).entries).toEqual(queue.entries);
        }
      }),
    );
  });

  it('adopts a value from outside unchanged, and keeps pending uploads', () => {
    fc.assert(
      fc.property(anyQueue, fc.array(fc.constantFrom('a', 'b', 'c')), (queue, uploaded) => {
        const after = play(queue, { type: 'replaced', uploaded });
        expect(uploadedOf(after)).toEqual(uploaded);
        const pending = ({ entries }: UploadQueue<string>) => entries.filter(({ state }) => state !== 'done');
        expect(pending(after)).toEqual(pending(queue));
      }),
    );
  });
});
