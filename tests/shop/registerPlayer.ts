import { randomUUID } from 'node:crypto';
import { register } from '@mcy/api/account/entry/contract';
import { acceptAgreement, listAgreements, listPolicies } from '@mcy/api/content/policies/contract';
import type { RequestOf, ResponseOf } from '@mcy/api/contract';
import { type Session, callShop } from './callShop.ts';
import { readMailbox } from './readMailbox.ts';

/** A new user and their password. */
export interface Player {
  sign_in_name: string;
  password: string;
  session: ResponseOf<typeof register>;
}

/** Registers a player with the code from the demo's mailbox; both agreements are accepted, so they can pay. */
export async function registerPlayer(
  url: string,
  given: Partial<Omit<RequestOf<typeof register>, 'code' | 'agreement' | 'agreement_version'>> = {},
): Promise<Player> {
  const person = {
    sign_in_name: `${randomUUID()}@example.com`,
    nickname: 'Linh Chi',
    password: 'matkhau1',
    birthday: '1995-05-20',
    ...given,
  };
  const { sign_in_name, password } = person;
  const code = await readMailbox(url, { sign_in_name, purpose: 'register' });
  const { rows: policies } = await callShop(url, listPolicies, {});
  const agreement_version = policies.find(({ type }) => type === 'user')?.version ?? 0;
  const session = await callShop(url, register, { ...person, code, agreement: true, agreement_version });
  await acceptAgreements(url, session);
  return { sign_in_name, password, session };
}

async function acceptAgreements(url: string, session: Session): Promise<void> {
  const { rows } = await callShop(url, listAgreements, {}, { session });
  for (const { type, version } of rows) await callShop(url, acceptAgreement, { type, version }, { session });
}
