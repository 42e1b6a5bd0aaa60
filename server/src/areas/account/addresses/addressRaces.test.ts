import * as contract from '@mcy/api/account/addresses/contract';
import { expect, it } from 'vitest';
import { provideTwoServers } from '../../../testing/provideTwoServers.ts';
import { testAddress } from '../../../testing/testAddress.ts';

const serverOf = provideTwoServers();

async function listOf(session: { token: string; pwdVersion: number }) {
  return (await serverOf(0).succeed(contract.listAddresses, {}, { session })).rows;
}

it('two addresses added at once to an empty book are both saved, and one is the default', async () => {
  const session = await serverOf(0).registerUser();
  await Promise.all([0, 1].map((turn) => serverOf(turn).succeed(contract.addAddress, testAddress(), { session })));
  const rows = await listOf(session);
  expect(rows.map(({ is_default }) => is_default)).toEqual([true, false]);
});

it('of 25 added at once, 20 are saved', async () => {
  const session = await serverOf(0).registerUser();
  const answers = await Promise.all(
    Array.from({ length: 25 }, (_, turn) =>
      serverOf(turn).call(contract.addAddress, testAddress({ is_default: turn % 3 === 0 }), { session }),
    ),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(20);
  for (const answer of answers) if (!answer.ok) expect(answer.error).toBe('too_many_addresses');
  const rows = await listOf(session);
  expect(rows).toHaveLength(20);
  expect(rows.filter(({ is_default }) => is_default)).toHaveLength(1);
});

it('two made the default at once leave one default, even while addresses are removed and edited', async () => {
  const session = await serverOf(0).registerUser();
  for (let count = 0; count < 6; count++)
    await serverOf(count).succeed(contract.addAddress, testAddress(), { session });
  const [first, ...rest] = (await listOf(session)).map(({ address_id }) => ({ address_id }));
  if (!first) throw new Error('no addresses found');
  await Promise.all([
    serverOf(0).succeed(contract.removeAddress, first, { session }),
    ...rest.map((named, turn) => serverOf(turn).succeed(contract.makeDefaultAddress, named, { session })),
    ...rest.map((named, turn) =>
      serverOf(turn + 1).succeed(
        contract.editAddress,
        { ...named, ...testAddress({ is_default: turn % 2 === 0 }) },
        { session },
      ),
    ),
  ]);
  const rows = await listOf(session);
  expect(rows.map(({ is_default }) => is_default)).toEqual([true, false, false, false, false]);
});
