import { readWallet } from '@mcy/api/wallet/flow/contract';
import { readPayment, recharge } from '@mcy/api/wallet/recharge/contract';
import type { TestServer } from './startTestServer.ts';

/** A recharge by bank transfer of a new player, and how to look at it. */
export async function beginTransfer(server: TestServer, amount = 200_000) {
  const player = await server.registerUser('Thu Hà');
  const { payment_id } = await server.succeed(recharge, { amount, gateway: 'vietqr' }, { session: player });
  const read = () => server.succeed(readPayment, { payment_id }, { session: player });
  const reference = (await read()).transfer?.reference ?? '';
  const look = async () => {
    const { balance } = await server.succeed(readWallet, {}, { session: player });
    return { status: (await read()).status, balance };
  };
  return { player, payment_id, reference, read, look };
}
