import { expect, it } from 'vitest';
import { defineJournalKind } from './JournalKind.ts';

it('a kind of journal has a name in snake case', () => {
  const kind = { moves: ['balance'], label: { vn: 'Vé', zh: '票', en: 'Ticket' }, sign: 'box' } as const;
  expect(() => defineJournalKind({ ...kind, kind: 'Box open' })).toThrow('lower_snake_case, not Box open');
  expect(defineJournalKind({ ...kind, kind: 'box_open' }).kind).toBe('box_open');
});
