import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writeCsv } from './writeCsv.ts';

it('puts each field in quotes, and quotes twice', () => {
  expect(
    writeCsv([
      ['a', 'say "xin chào", bank'],
      ['0071', 'line\nbreak'],
    ]),
  ).toBe('"a","say ""xin chào"", bank"\r\n"0071","line\nbreak"\r\n');
});

it.each(['=1+1', '+84', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\n-1'])('shows %j as text', (field) => {
  expect(writeCsv([[field]])).toBe(`"'${field}"\r\n`);
});

it('writes numbers as they are', () => {
  expect(writeCsv([['-2', -2, 150_000]])).toBe('"\'-2",-2,150000\r\n');
});

it('starts no field with what runs as a formula, and keeps every other field as it is', () => {
  fc.assert(
    fc.property(fc.string(), (field) => {
      const written = writeCsv([[field]])
        .slice(1, -3)
        .replaceAll('""', '"');
      expect(written.trimStart()).not.toMatch(/^[=+\-@]/);
      expect([field, `'${field}`]).toContain(written);
    }),
  );
});
