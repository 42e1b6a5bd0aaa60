import * as contract from '@mcy/api/account/profile/contract';
import { locales, type RuleName, ruleMessages } from '@mcy/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditDatabase } from '../../../audit.ts';
import { type TestServer, startTestServer } from '../../../testing/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('editing the profile', () => {
  it('starts from the registration', async () => {
    const session = await server.registerUser('Lan Nguyễn');
    expect(await server.succeed(contract.readUser, {}, { session })).toMatchObject({
      nickname: 'Lan Nguyễn',
      description: null,
      birthday: '1990-06-15',
    });
  });

  it('changes the named fields, normalized, and keeps the rest', async () => {
    const session = await server.registerUser('Lan Nguyễn');
    const before = await server.succeed(contract.readUser, {}, { session });
    const description = ' Sưu tầm rồng ngủ gật 🐉\nĐổi trùng vui vẻ. ';
    const edited = await server.succeed(contract.editProfile, { description }, { session });
    expect(edited).toEqual({ ...before, description: description.trim() });
    const nickname = ' Nguyễn Đức Tài '.normalize('NFD');
    expect(await server.succeed(contract.editProfile, { nickname, birthday: '1988-02-29' }, { session })).toEqual({
      ...edited,
      nickname: 'Nguyễn Đức Tài',
      birthday: '1988-02-29',
    });
    expect(await server.succeed(contract.editProfile, { description: null }, { session })).toMatchObject({
      nickname: 'Nguyễn Đức Tài',
      description: null,
    });
  });

  it('accepts a description of 140 characters of any width', async () => {
    const session = await server.registerUser();
    const description = '🐉'.repeat(140);
    expect(await server.succeed(contract.editProfile, { description }, { session })).toMatchObject({ description });
  });

  it('changes nothing when no field is named', async () => {
    const session = await server.registerUser();
    const before = await server.succeed(contract.readUser, {}, { session });
    expect(await server.succeed(contract.editProfile, {}, { session })).toEqual(before);
  });

  it.each([
    ['nickname', 'Lan', 'name_length'],
    ['nickname', 'Lan Nguyễn Thị Mai', 'name_length'],
    ['nickname', '<b>Lan</b>', 'name_symbols'],
    ['description', '', 'required'],
    ['description', 'x'.repeat(141), 'too_long'],
    ['birthday', '2015-01-01', 'adult'],
    ['birthday', '1990-02-30', 'calendar_day'],
  ] as const satisfies readonly (readonly [string, string, RuleName])[])(
    'refuses the %s %j: %s, and writes nothing',
    async (field, value, rule) => {
      const session = await server.registerUser();
      const before = await server.succeed(contract.readUser, {}, { session });
      const right = { nickname: 'Tên rất đúng', description: 'Đúng', birthday: '1991-01-01' };
      for (const lang of locales) {
        expect(await server.call(contract.editProfile, { ...right, [field]: value }, { session, lang })).toMatchObject({
          code: 422,
          error: rule,
          field,
          msg: ruleMessages[rule][lang].replace('{{maximum}}', '140'),
        });
      }
      expect(await server.succeed(contract.readUser, {}, { session })).toEqual(before);
    },
  );

  it('refuses unknown fields', async () => {
    const session = await server.registerUser();
    const request: object = { points: 1_000_000 };
    expect(await server.call(contract.editProfile, request, { session })).toMatchObject({
      code: 422,
      error: 'unknown_field',
    });
  });

  it('keeps two concurrent edits of different fields', async () => {
    const session = await server.registerUser();
    await Promise.all([
      server.succeed(contract.editProfile, { nickname: 'Mai Phương' }, { session }),
      server.succeed(contract.editProfile, { description: 'Mê hộp mù' }, { session }),
      server.succeed(contract.editProfile, { birthday: '1985-12-31' }, { session }),
    ]);
    expect(await server.succeed(contract.readUser, {}, { session })).toMatchObject({
      nickname: 'Mai Phương',
      description: 'Mê hộp mù',
      birthday: '1985-12-31',
    });
  });

  it('is for the caller only', async () => {
    const [mine, other] = [await server.registerUser(), await server.registerUser()];
    const before = await server.succeed(contract.readUser, {}, { session: other });
    await server.succeed(contract.editProfile, { nickname: 'Mai Phương' }, { session: mine });
    expect(await server.succeed(contract.readUser, {}, { session: other })).toEqual(before);
    expect(await server.call(contract.editProfile, { nickname: 'Mai Phương' })).toMatchObject({ code: 401 });
  });
});

describe('privacy', () => {
  it('shows nothing unless asked to, and an edit touches only what it names', async () => {
    const session = await server.registerUser();
    const read = () => server.succeed(contract.readPrivacy, {}, { session });
    expect(await read()).toEqual({ shows_wins: false, named_in_rankings: false });
    await Promise.all([
      server.succeed(contract.editPrivacy, { shows_wins: true }, { session }),
      server.succeed(contract.editPrivacy, { named_in_rankings: true }, { session }),
    ]);
    expect(await read()).toEqual({ shows_wins: true, named_in_rankings: true });
    expect(await server.succeed(contract.editPrivacy, {}, { session })).toEqual(await read());
    const wrong: object = { shows_wins: 'yes' };
    expect(await server.call(contract.editPrivacy, wrong, { session })).toMatchObject({ code: 422 });
    expect(await server.call(contract.readPrivacy, {})).toMatchObject({ code: 401 });
  });
});

it('leaves every invariant standing', async () => {
  expect(await auditDatabase(server.db)).toEqual([]);
});
