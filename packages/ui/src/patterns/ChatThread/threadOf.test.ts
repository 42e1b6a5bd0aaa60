import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChatMessage } from './ChatMessage.ts';
import { threadOf } from './threadOf.ts';

function message(id: string, who: 'me' | 'shop', day = '2026-11-20', timeLabel = '20:15'): ChatMessage {
  const base = { id, sender: { id: who, name: who }, day, dayLabel: `day ${day}`, timeLabel, text: id };
  return who === 'me' ? { ...base, side: 'own', state: 'sent' } : { ...base, side: 'other' };
}

const marks = (messages: readonly ChatMessage[], unreadFrom?: string) =>
  threadOf(messages, unreadFrom)
    .flatMap(({ rows }) => rows)
    .map(({ first, last, timed, unread }) =>
      [first && 'first', last && 'last', timed && 'timed', unread && 'unread'].filter(Boolean).join(' '),
    );

describe('threadOf', () => {
  it('groups consecutive messages of one person on a day', () => {
    const said = [message('1', 'me'), message('2', 'me'), message('3', 'shop'), message('4', 'shop', '2026-11-21')];
    expect(marks(said)).toEqual(['first', 'last timed', 'first last timed', 'first last timed']);
    expect(threadOf(said).map(({ label, rows }) => [label, rows.length])).toEqual([
      ['day 2026-11-20', 3],
      ['day 2026-11-21', 1],
    ]);
  });

  it('shows the time when it changes', () => {
    const said = [
      message('1', 'me'),
      message('2', 'me', '2026-11-20', '20:16'),
      message('3', 'me', '2026-11-20', '20:16'),
    ];
    expect(marks(said)).toEqual(['first timed', '', 'last timed']);
  });

  it('starts a new group at the first unread message', () => {
    const said = [message('1', 'shop'), message('2', 'shop'), message('3', 'shop')];
    expect(marks(said, '2')).toEqual(['first last timed', 'first unread', 'last timed']);
    expect(marks(said, 'gone')).toEqual(['first', '', 'last timed']);
  });

  it('omits none, adds none and keeps the order', () => {
    const entry = record({ who: constantFrom('me' as const, 'shop' as const), day: integer({ min: 1, max: 3 }) });
    assert(
      property(array(entry, { maxLength: 40 }), (entries) => {
        const said = entries.map(({ who, day }, place) => message(`${place}`, who, `2026-11-0${day}`));
        const rows = threadOf(said).flatMap((day) => day.rows);
        expect(rows.map((row) => row.message)).toEqual(said);
        expect(rows.filter(({ first }) => first)).toHaveLength(rows.filter(({ last }) => last).length);
      }),
    );
  });
});
