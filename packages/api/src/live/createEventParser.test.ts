import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ServerEvent, createEventParser } from './createEventParser.ts';

function read(pieces: readonly string[]): readonly ServerEvent[] {
  const events: ServerEvent[] = [];
  const parse = createEventParser((event) => events.push(event));
  for (const piece of pieces) parse(piece);
  return events;
}

const text =
  'event: ready\r\ndata: {}\r\n\r\n: still here\n\nevent: touched\ndata: {"topics":\ndata: ["boxes/pools"]}\n\nid: 7\rdata:bare\r\rdata\n\n';
const events = [
  { name: 'ready', data: '{}' },
  { name: 'touched', data: '{"topics":\n["boxes/pools"]}' },
  { name: '', data: 'bare' },
  { name: '', data: '' },
];

describe('the event parser', () => {
  it('reads several events in one piece and skips comments and other fields', () => {
    expect(read([text])).toEqual(events);
  });

  it('reads the same events wherever the text is cut', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: text.length }), { maxLength: 12 }), (cuts) => {
        const ends = [...cuts.toSorted((a, b) => a - b), text.length];
        const pieces = ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end));
        expect(read(pieces)).toEqual(events);
      }),
    );
  });

  it('tells no event before its last line is whole', () => {
    expect(read(['event: touched\ndata: {}\n'])).toEqual([]);
    expect(read(['event: touched\ndata: {}\n', '\n'])).toHaveLength(1);
  });
});
