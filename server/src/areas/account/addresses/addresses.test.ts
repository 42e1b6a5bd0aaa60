import { randomUUID } from 'node:crypto';
import * as contract from '@mcy/api/account/addresses/contract';
import { locales, ruleMessages } from '@mcy/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditDatabase } from '../../../audit.ts';
import { type Session, type TestServer, startTestServer } from '../../../testing/startTestServer.ts';
import { addressNotFound, tooManyAddresses, wrongArea } from './messages.ts';
import { benThanh, testAddress } from '../../../testing/testAddress.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

function add(session: Session, given: Parameters<typeof testAddress>[0] = {}) {
  return server.succeed(contract.addAddress, testAddress(given), { session });
}

async function list(session: Session) {
  return (await server.succeed(contract.listAddresses, {}, { session })).rows;
}

/** Recipients' names, the default first. */
async function consignees(session: Session) {
  const rows = await list(session);
  expect(rows.map(({ is_default }) => is_default)).toEqual(rows.map((_, place) => place === 0));
  return rows.map(({ consignee }) => consignee);
}

describe('an address', () => {
  it('is saved with the names of its area and the number in international form', async () => {
    const session = await server.registerUser();
    const position = { latitude: 10.772461, longitude: 106.698055 };
    const added = await add(session, { position, consignee: '  Lê Thị Hoa ' });
    expect(added).toEqual({
      address_id: added.address_id,
      consignee: 'Lê Thị Hoa',
      phone: '+84912345678',
      ...benThanh,
      province_name: 'Thành phố Hồ Chí Minh',
      ward_name: 'Phường Bến Thành',
      detail: '12 Lê Lợi',
      position,
      is_default: true,
    });
    expect(await list(session)).toEqual([added]);
    expect(await server.succeed(contract.readAddress, { address_id: added.address_id }, { session })).toEqual(added);
  });

  it('is replaced by an edit, pin included', async () => {
    const session = await server.registerUser();
    const { address_id } = await add(session, { position: { latitude: 10.77, longitude: 106.69 } });
    const request = testAddress({
      consignee: 'Trần Văn Bình',
      phone: '+84 987 654 321',
      area: { province_code: '01', ward_code: '00004' },
      detail: '5 Đội Cấn',
    });
    const edited = await server.succeed(contract.editAddress, { address_id, ...request }, { session });
    expect(edited).toMatchObject({
      consignee: 'Trần Văn Bình',
      phone: '+84987654321',
      province_name: 'Thành phố Hà Nội',
      ward_name: 'Phường Ba Đình',
      position: null,
      // A form with the switch off does not unset the only default.
      is_default: true,
    });
    expect(await list(session)).toEqual([edited]);
  });

  it.each(locales)('of another user, or unknown, answers 404 (%s)', async (lang) => {
    const [mine, other] = [await server.registerUser(), await server.registerUser()];
    const { address_id } = await add(other);
    const request = testAddress();
    for (const id of [address_id, randomUUID()]) {
      const named = { address_id: id };
      const options = { session: mine, lang };
      for (const answer of [
        await server.call(contract.readAddress, named, options),
        await server.call(contract.editAddress, { ...named, ...request }, options),
        await server.call(contract.removeAddress, named, options),
        await server.call(contract.makeDefaultAddress, named, options),
      ]) {
        expect(answer).toMatchObject({ code: 404, error: 'address_not_found', msg: addressNotFound[lang] });
      }
    }
    expect(await list(other)).toHaveLength(1);
    expect(await list(mine)).toEqual([]);
  });

  it.each([
    [{ consignee: '   ' }, 'consignee', 'required'],
    [{ consignee: 'x'.repeat(51) }, 'consignee', 'too_long'],
    [{ phone: '024 3826 1234' }, 'phone', 'vietnamese_mobile'],
    [{ phone: '138 0013 8000' }, 'phone', 'vietnamese_mobile'],
    [{ detail: '' }, 'detail', 'required'],
    [{ area: { province_code: '7', ward_code: '26743' } }, 'area.province_code', 'not_a_choice'],
    [{ area: { ...benThanh, ward_code: 'x' } }, 'area.ward_code', 'not_a_choice'],
    [{ position: { latitude: 91, longitude: 0 } }, 'position.latitude', 'too_big'],
    [{ position: { latitude: Number.NaN, longitude: 0 } }, 'position.latitude', 'wrong_type'],
  ] as const)('with %j is refused and not kept', async (given, field, error) => {
    const session = await server.registerUser();
    const answer = await server.call(contract.addAddress, testAddress(given), { session });
    expect(answer).toMatchObject({ code: 422, field, error });
    expect(await list(session)).toEqual([]);
  });

  it.each(locales)('must be in a current ward of its province (%s)', async (lang) => {
    const session = await server.registerUser();
    for (const area of [
      { ...benThanh, province_code: '01' },
      { ...benThanh, province_code: '02' },
      // Phường 12 of Gò Vấp, merged in 2025.
      { ...benThanh, ward_code: '26881' },
    ]) {
      const answer = await server.call(contract.addAddress, testAddress({ area }), { session, lang });
      expect(answer).toMatchObject({ code: 422, error: 'wrong_area', field: 'area', msg: wrongArea[lang] });
    }
    expect(await list(session)).toEqual([]);
  });

  it('is saved once, however often the same attempt is retried', async () => {
    const session = await server.registerUser();
    const options = { session, idempotencyKey: randomUUID() };
    const once = await server.call(contract.addAddress, testAddress(), options);
    expect(await server.call(contract.addAddress, testAddress(), options)).toEqual(once);
    expect(await list(session)).toHaveLength(1);
  });

  it('requires an account', async () => {
    expect(await server.call(contract.listAddresses, {})).toMatchObject({ code: 401 });
    expect(await server.call(contract.addAddress, testAddress())).toMatchObject({ code: 401 });
  });
});

describe('the default address', () => {
  it('is the first one, until another is chosen', async () => {
    const session = await server.registerUser();
    await add(session, { consignee: 'Một' });
    const second = await add(session, { consignee: 'Hai' });
    expect(second.is_default).toBe(false);
    expect(await consignees(session)).toEqual(['Một', 'Hai']);
    expect((await add(session, { consignee: 'Ba', is_default: true })).is_default).toBe(true);
    expect(await consignees(session)).toEqual(['Ba', 'Hai', 'Một']);

    const { address_id } = second;
    const chosen = await server.succeed(contract.makeDefaultAddress, { address_id }, { session });
    expect(chosen).toEqual({ ...second, is_default: true });
    expect(await server.succeed(contract.makeDefaultAddress, { address_id }, { session })).toEqual(chosen);
    expect(await consignees(session)).toEqual(['Hai', 'Ba', 'Một']);

    const first = (await list(session)).at(-1)?.address_id ?? '';
    const request = testAddress({ consignee: 'Một', is_default: true });
    await server.succeed(contract.editAddress, { address_id: first, ...request }, { session });
    expect(await consignees(session)).toEqual(['Một', 'Ba', 'Hai']);
  });

  it('falls to the newest of the rest when it is removed', async () => {
    const session = await server.registerUser();
    const first = await add(session, { consignee: 'Một' });
    const second = await add(session, { consignee: 'Hai' });
    const third = await add(session, { consignee: 'Ba' });
    await server.succeed(contract.removeAddress, { address_id: second.address_id }, { session });
    expect(await consignees(session)).toEqual(['Một', 'Ba']);
    await server.succeed(contract.removeAddress, { address_id: first.address_id }, { session });
    expect(await consignees(session)).toEqual(['Ba']);
    await server.succeed(contract.removeAddress, { address_id: third.address_id }, { session });
    expect(await consignees(session)).toEqual([]);
    const again = await server.call(contract.removeAddress, { address_id: third.address_id }, { session });
    expect(again).toMatchObject({ code: 404 });
    expect((await add(session)).is_default).toBe(true);
  });

  it('is unique in the database too', async () => {
    const session = await server.registerUser();
    await add(session);
    await add(session);
    const of = (change: { is_default: boolean }) =>
      server.db.updateTable('user_address').set(change).where('user_id', '=', session.user_id).execute();
    await expect(of({ is_default: true })).rejects.toThrow(/default_address/);
    await expect(of({ is_default: false })).rejects.toThrow(/0 default addresses/);
  });
});

it.each(locales)('limits a user to 20 addresses (%s)', async (lang) => {
  const session = await server.registerUser();
  for (let count = 0; count < contract.mostAddresses; count++) await add(session);
  const answer = await server.call(contract.addAddress, testAddress(), { session, lang });
  expect(answer).toMatchObject({ code: 422, error: 'too_many_addresses', msg: tooManyAddresses[lang] });
  expect(await list(session)).toHaveLength(20);
});

describe('areas', () => {
  it('are 34 provinces and 3,321 wards, each sorted by name as in Vietnamese', async () => {
    const { rows: provinces } = await server.succeed(contract.listProvinces, {});
    expect(provinces).toHaveLength(34);
    expect(provinces.map(({ name }) => name).slice(0, 5)).toEqual([
      'Tỉnh An Giang',
      'Tỉnh Bắc Ninh',
      'Tỉnh Cà Mau',
      'Tỉnh Cao Bằng',
      'Thành phố Cần Thơ',
    ]);
    for (const { name } of provinces) expect(name).toMatch(/^(Tỉnh|Thành phố) \p{Lu}/u);
    const wards = await Promise.all(
      provinces.map(({ code }) => server.succeed(contract.listWards, { province_code: code })),
    );
    const all = wards.flatMap(({ rows }) => rows);
    expect(all).toHaveLength(3_321);
    for (const { code, name } of all) {
      expect(code).toMatch(/^\d{5}$/);
      expect(name).toBe(name.normalize('NFC'));
      expect(name).toMatch(/^(Phường|Xã|Đặc khu) \S/);
    }
  });

  it('are cached, but a refusal is not', async () => {
    const ask = async (province_code: string) => {
      const answer = await fetch(`${server.url}${contract.listWards.path}?province_code=${province_code}`);
      return answer.headers.get('cache-control');
    };
    expect(await ask('79')).toBe('public, max-age=86400');
    expect(await ask('99')).toBe('no-store');
  });

  it('of an unknown province are empty', async () => {
    const answer = await server.call(contract.listWards, { province_code: '99' });
    expect(answer).toMatchObject({ code: 404, error: 'province_not_found', field: 'province_code' });
    const bad = await server.call(contract.listWards, { province_code: 'Hà Nội' }, { lang: 'vn' });
    expect(bad).toMatchObject({ code: 422, msg: ruleMessages.not_a_choice.vn });
  });
});

it('every invariant holds', async () => {
  expect(await auditDatabase(server.db)).toEqual([]);
});
