import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { bonuses } from '@mcy/api/boxes/pools/words';
import { drawIndex, verifySeed } from '@mcy/api/boxes/proof/rules';
import { describe, expect, it } from 'vitest';
import { decideEnding } from '../opening/decideEnding.ts';
import { drawPlace } from '../opening/draw.ts';

describe('the vectors of docs/fairness.md', () => {
  const page = readFileSync(resolve(import.meta.dirname, '../../../../../docs/fairness.md'), 'utf8');
  const [seed = '', hash = ''] = page.match(/^[0-9a-f]{64}$/gm) ?? [];
  const cells = (start: string) =>
    (page.split(start)[1]?.split('\n\n')[0] ?? '')
      .split('\n')
      .filter((line) => line.startsWith('|') && !line.startsWith('|--'))
      .map((line) =>
        line
          .split('|')
          .map((cell) => cell.trim())
          .slice(1, -1),
      );

  it('are those of the server and the browser', () => {
    expect(verifySeed(seed, hash)).toBe(true);
    const rows = cells('| message | HMAC | modulo | is |');
    expect(rows.length).toBeGreaterThan(7);
    for (const [message = '', , modulo, is] of rows) {
      const [client_seed = '', nonce] = message.split(':');
      const [parts, place] = [Number(modulo), Number(is)];
      if (nonce === undefined) {
        const ending = bonuses.find((bonus) => bonus === message);
        if (ending === undefined || ending === 'last') throw new Error(`no vector of ${message}`);
        expect(decideEnding(ending, { seed, holders: Array.from({ length: parts }, () => ({ user_id: 'a' })) })).toBe(
          place,
        );
      } else {
        expect(drawPlace({ seed, client_seed, nonce: Number(nonce) }, parts)).toBe(place);
        expect(
          drawIndex(
            seed,
            client_seed,
            Number(nonce),
            Array.from({ length: parts }, () => 1),
          ),
        ).toBe(place);
      }
    }
    const arena = cells('| players | ticket |');
    expect(arena.length).toBeGreaterThan(5);
    for (const [players = '', ticket] of arena) {
      expect(decideEnding('arena', { seed, holders: [...players].map((user_id) => ({ user_id })) })).toBe(
        Number(ticket),
      );
    }
  });
});
