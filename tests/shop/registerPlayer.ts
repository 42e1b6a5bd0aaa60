import { randomUUID } from 'node:crypto';
import { register } from '@mcy/api/account/contract';
import type { RequestOf, ResponseOf } from '@mcy/api/contract';
import { callShop } from './callShop.ts';
import { readMailbox } from './readMailbox.ts';

/** Somebody new, who knows their password. */
export interface Player {
  sign_in_name: string;
  password: string;
  session: ResponseOf<typeof register>;
}

/** Registers a player as one does: with the code that the demo's mailbox has. */
export async function registerPlayer(
  url: string,
  given: Partial<Omit<RequestOf<typeof register>, 'code'>> = {},
): Promise<Player> {
  const person = {
    sign_in_name: `${randomUUID()}@example.com`,
    nickname: 'Linh Chi',
    password: 'matkhau1',
    birthday: '1995-05-20',
    agreement: true,
    ...given,
  };
  const { sign_in_name, password } = person;
  const code = await readMailbox(url, { sign_in_name, purpose: 'register' });
  return { sign_in_name, password, session: await callShop(url, register, { ...person, code }) };
}
