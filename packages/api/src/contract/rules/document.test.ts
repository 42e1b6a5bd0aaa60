import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fieldOf, ruleOf } from '../index.ts';
import { brokenRule } from '../../testing/brokenRule.ts';
import { documentInOrder, documentKinds, documentNumber, fullName } from './document.ts';

const document = {
  kind: 'citizen_card',
  number: '001095012345',
  birthday: '1995-05-20',
  front_file: 'front',
  back_file: 'back',
  face_file: 'face',
};
const schema = z
  .object({
    kind: z.enum(documentKinds),
    number: z.string(),
    birthday: z.string(),
    front_file: z.string(),
    back_file: z.nullable(z.string()),
    face_file: z.string(),
  })
  .check(documentInOrder);

function faultOf(changes: object): string | null {
  const issue = schema.safeParse({ ...document, ...changes }).error?.issues[0];
  return issue ? `${fieldOf(issue)} ${ruleOf(issue)}` : null;
}

it.for([
  [{}, null],
  [{ number: '001 095 012 345' }, null],
  [{ number: '001205012345' }, 'birthday document_birthday'],
  [{ number: '001094012345' }, 'birthday document_birthday'],
  [{ number: '00109501234' }, 'number vietnamese_id'],
  [{ number: '005095012345' }, 'number vietnamese_id'],
  [{ back_file: null }, 'back_file required'],
  [{ back_file: 'front' }, 'back_file same_picture'],
  [{ face_file: 'front' }, 'face_file same_picture'],
  [{ kind: 'passport', number: 'c1234567', back_file: null }, null],
  [{ kind: 'passport', number: 'ABCDEF' }, 'number passport_number'],
  [{ kind: 'chinese_id', number: '11010519491231002X', birthday: '1949-12-31' }, null],
  [{ kind: 'chinese_id', number: '11010519491231002X' }, 'birthday document_birthday'],
  [{ kind: 'chinese_id', number: '110105194912310021' }, 'number chinese_id'],
] as const)('reports for %o: %s', ([changes, fault]) => {
  expect(faultOf(changes)).toBe(fault);
});

it('compares numbers regardless of how they were typed', () => {
  expect(documentNumber('citizen_card', '0010 9501-2345')).toBe('001095012345');
  expect(documentNumber('passport', 'c 1234567')).toBe('C1234567');
  expect(documentNumber('passport', 'C12345678901')).toBeNull();
});

it.for([
  ['Nguyễn Thị Lan', null],
  ['王小明', null],
  ["Conan O'Brien-Smith Jr.", null],
  ['', 'required'],
  ['Lan 2', 'full_name'],
  ['<b>Lan</b>', 'full_name'],
  ['a'.repeat(61), 'too_long'],
] as const)('reports for the name %s: %s', ([name, rule]) => {
  expect(brokenRule(fullName, name)).toBe(rule);
});
