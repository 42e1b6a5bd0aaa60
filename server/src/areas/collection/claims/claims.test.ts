import { randomUUID } from 'node:crypto';
import { addAddress } from '@mcy/api/account/addresses/contract';
import * as contract from '@mcy/api/collection/claims/contract';
import * as parcels from '@mcy/api/collection/parcels/contract';
import { decideApproval, readApproval } from '@mcy/api/operator/approvals/contract';
import * as shop from '@mcy/api/operator/claims/contract';
import * as shopParcels from '@mcy/api/operator/parcels/contract';
import { readWallet } from '@mcy/api/wallet/flow/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { provideServer } from '../../../testing/provideServer.ts';
import type { Owner } from '../../../testing/TestRequests.ts';
import { plantRights, registerOperator } from '../../../testing/testIdentity.ts';
import { uploadPicture } from '../../../testing/uploadPicture.ts';
import { testAddress } from '../../../testing/testAddress.ts';
import { giveTestToys } from '../../../testing/giveTestToys.ts';
import { submitClaim } from './submitClaim.ts';

const day = 86_400_000;

describe('claims', () => {
  const provided = provideServer();
  let lan: Owner;
  let minh: Owner;
  let operator: Owner;
  let address_id: string;
  beforeAll(async () => {
    const server = provided();
    [lan, minh] = [await server.registerUser('Lan Phương'), await server.registerUser('Minh Anh')];
    operator = await registerOperator(server);
    ({ address_id } = await server.succeed(addAddress, testAddress(), { session: lan }));
    await server.recharge(lan, 1_000_000);
  });

  const stones = async () => (await provided().succeed(readWallet, {}, { session: lan })).stone;
  const photo = () => uploadPicture(provided(), lan, contract.claimUpload);
  const stateOf = async (item_id: string) =>
    (await provided().db.selectFrom('item').select('state').where('item_id', '=', item_id).executeTakeFirstOrThrow())
      .state;
  /** A parcel of three toys that arrived. */
  async function receivedParcel(): Promise<{ parcel_id: string; item_ids: string[] }> {
    const server = provided();
    const item_ids = await giveTestToys(server, lan, { free_draw: 3 });
    const sent = await server.succeed(parcels.sendItems, { item_ids, address_id, total: 0 }, { session: lan });
    const parcel_id = sent.parcels[0]?.parcel_id ?? '';
    await server.succeed(shopParcels.packParcel, { parcel_id }, { session: operator });
    const shipment = { parcel_id, carrier: 'GHN', tracking_number: 'GHN-123456' };
    await server.succeed(shopParcels.shipParcel, shipment, { session: operator });
    await server.succeed(parcels.receiveParcel, { parcel_id }, { session: lan });
    return { parcel_id, item_ids };
  }
  const claimOf = async (parcel_id: string, item_ids: string[]) =>
    provided().succeed(
      contract.submitClaim,
      { parcel_id, item_ids, kind: 'damaged', words: 'Gãy tay.', photos: [await photo()] },
      { session: lan },
    );
  const decide = (claim_id: string, decision: 'replacement' | 'refund' | 'return' | 'refused') =>
    provided().call(
      shop.decideClaim,
      { claim_id, decision, reason: decision === 'refused' ? 'Ảnh không rõ.' : null },
      { session: operator },
    );

  it('show what was reported, to its player and to operators', async () => {
    const server = provided();
    const { parcel_id, item_ids } = await receivedParcel();
    const [first = ''] = item_ids;
    const claim = await claimOf(parcel_id, [first]);
    expect(claim).toMatchObject({ state: 'submitted', kind: 'damaged', words: 'Gãy tay.', outcome: null });
    expect(claim.items.map(({ item_id }) => item_id)).toEqual([first]);
    const picture = await fetch(new URL(claim.photos[0]?.url ?? '', server.url));
    expect(picture.status).toBe(200);
    const { rows } = await server.succeed(contract.listClaims, { parcel_id }, { session: lan });
    expect(rows.map(({ claim_id }) => claim_id)).toEqual([claim.claim_id]);
    expect(await server.call(contract.listClaims, { parcel_id }, { session: minh })).toMatchObject({
      error: 'parcel_not_found',
    });
    const waiting = await server.succeed(shop.listShopClaims, {}, { session: operator });
    expect(waiting.rows.map(({ claim_id }) => claim_id)).toContain(claim.claim_id);
    expect(await server.succeed(shop.readShopClaim, { claim_id: claim.claim_id }, { session: operator })).toMatchObject(
      { nickname: 'Lan Phương', carrier: 'GHN', decided_by: null },
    );
  });

  it('give what an operator decides, once', async () => {
    const server = provided();
    const { parcel_id, item_ids } = await receivedParcel();
    const [replaced = '', refunded = '', returned = ''] = item_ids;
    const [one, two, three] = [
      await claimOf(parcel_id, [replaced]),
      await claimOf(parcel_id, [refunded]),
      await claimOf(parcel_id, [returned]),
    ];
    const before = await stones();
    const { worth } = await server.succeed(shop.readShopClaim, { claim_id: two.claim_id }, { session: operator });
    expect(await decide(one.claim_id, 'replacement')).toMatchObject({ ok: true });
    expect(await decide(two.claim_id, 'refund')).toMatchObject({ ok: true });
    expect(await decide(three.claim_id, 'return')).toMatchObject({ ok: true });
    for (const { claim_id } of [one, two, three]) {
      expect(await decide(claim_id, 'refund')).toMatchObject({ code: 422, error: 'claim_decided' });
    }
    expect(await stones()).toBe(before + worth);
    expect(worth).toBeGreaterThan(0);
    expect(await Promise.all(item_ids.map(stateOf))).toEqual(['shipping', 'delivered', 'held']);
    const { rows } = await server.succeed(contract.listClaims, { parcel_id }, { session: lan });
    expect(rows.map(({ outcome }) => outcome)).toEqual(['return', 'refund', 'replacement']);
    const replacement = await server.succeed(
      parcels.readParcel,
      { parcel_id: rows[2]?.replacement_id ?? '' },
      { session: lan },
    );
    expect(replacement).toMatchObject({ state: 'paid', fee: 0, pieces: 1, events: [{ event: 'replaced' }] });
    // A returned toy can be sent again.
    await server.succeed(parcels.sendItems, { item_ids: [returned], address_id, total: 30_000 }, { session: lan });
  });

  it('are refused with a reason, and change nothing then', async () => {
    const server = provided();
    const { parcel_id, item_ids } = await receivedParcel();
    const { claim_id } = await claimOf(parcel_id, item_ids);
    const silent = { claim_id, decision: 'refused', reason: null } as const;
    expect(await server.call(shop.decideClaim, silent, { session: operator })).toMatchObject({
      error: 'required',
      field: 'reason',
    });
    expect(await decide(claim_id, 'refused')).toMatchObject({ ok: true });
    expect(await Promise.all(item_ids.map(stateOf))).toEqual(['delivered', 'delivered', 'delivered']);
    const { rows } = await server.succeed(contract.listClaims, { parcel_id }, { session: lan });
    expect(rows).toMatchObject([{ state: 'refused', reason: 'Ảnh không rõ.', outcome: null }]);
  });

  it('are taken only for own toys of a received parcel, with a photo of the damage, once each', async () => {
    const server = provided();
    const { parcel_id, item_ids } = await receivedParcel();
    const [first = '', second = ''] = item_ids;
    const claim = { parcel_id, item_ids: [first], kind: 'missing', words: 'Thiếu một món.', photos: [] } as const;
    const submit = (given: object, session = lan) =>
      server.call(contract.submitClaim, { ...claim, item_ids: [first], photos: [], ...given }, { session });
    expect(await submit({ kind: 'damaged' })).toMatchObject({ error: 'required', field: 'photos' });
    expect(await submit({ words: ' ' })).toMatchObject({ error: 'required', field: 'words' });
    expect(await submit({ item_ids: [randomUUID()] })).toMatchObject({ code: 404, error: 'item_not_found' });
    expect(await submit({ parcel_id: randomUUID() })).toMatchObject({ code: 404, error: 'parcel_not_found' });
    expect(await submit({}, minh)).toMatchObject({ code: 404, error: 'parcel_not_found' });
    expect(await submit({ photos: [await uploadPicture(server, minh, contract.claimUpload)] })).toMatchObject({
      error: 'file_not_found',
    });
    expect(await submit({})).toMatchObject({ ok: true });
    expect(await submit({ item_ids: [second, first] })).toMatchObject({ code: 422, error: 'already_claimed' });
    expect(await submit({ item_ids: [second] })).toMatchObject({ ok: true });

    const waiting = await giveTestToys(server, lan, { free_draw: 3 });
    const sent = await server.succeed(parcels.sendItems, { item_ids: waiting, address_id, total: 0 }, { session: lan });
    expect(await submit({ parcel_id: sent.parcels[0]?.parcel_id, item_ids: waiting.slice(0, 1) })).toMatchObject({
      error: 'not_received',
    });
  });

  it('are taken for 7 days', async () => {
    const { db } = provided();
    const { parcel_id, item_ids } = await receivedParcel();
    const request = {
      parcel_id,
      item_ids: item_ids.slice(0, 1),
      kind: 'missing' as const,
      words: 'Thiếu.',
      photos: [],
    };
    const at = (now: Date) =>
      inTransaction(db, (transaction) => submitClaim(transaction, { user_id: lan.user_id, request, now }));
    const now = Date.now();
    await expect(at(new Date(now + 7 * day + 60_000))).rejects.toMatchObject({ error: 'claim_too_late' });
    await at(new Date(now + 7 * day - 60_000));
  });

  it('are not decided by the operator who submitted them', async () => {
    const server = provided();
    const { parcel_id, item_ids } = await receivedParcel();
    const { claim_id } = await claimOf(parcel_id, item_ids);
    const roles = (given: string[]) =>
      server.db
        .updateTable('app_user')
        .set({ roles: given as ['operator'] })
        .where('user_id', '=', lan.user_id)
        .execute();
    await roles(['operator']);
    await plantRights(server.db, lan.user_id, ['orders']);
    const request = { claim_id, decision: 'refund', reason: null } as const;
    expect(await server.call(shop.decideClaim, request, { session: lan })).toMatchObject({ error: 'own_claim' });
    await roles([]);
  });

  it('are accepted by one operator up to a value within 24 hours; above it a second one has to agree', async () => {
    const server = provided();
    const { db, succeed } = server;
    const [first, second] = [await registerOperator(server), await registerOperator(server)];
    const claimOfOne = async () => {
      const { parcel_id, item_ids } = await receivedParcel();
      return claimOf(parcel_id, item_ids.slice(0, 1));
    };
    const [one, other] = [await claimOfOne(), await claimOfOne()];
    const { worth } = await succeed(shop.readShopClaim, { claim_id: one.claim_id }, { session: first });
    const given = {
      operator_id: first.user_id,
      kind: 'claims',
      subject_id: randomUUID(),
      given_at: new Date(),
    } as const;
    const coins = server.config.claimsOfTwoAbove - worth + 1;
    await db
      .insertInto('given_alone')
      .values({ ...given, given_id: randomUUID(), coins })
      .execute();
    const before = await stones();
    const ask = async (claim_id: string) => {
      const asked = await succeed(shop.decideClaim, { claim_id, decision: 'refund', reason: null }, { session: first });
      expect(asked).toMatchObject({ state: 'submitted', of_two: true });
      return asked.approval_id ?? '';
    };
    const agreement = { approval_id: await ask(one.claim_id), decision: 'agree', answer: null } as const;
    expect(await stones()).toBe(before);
    await succeed(decideApproval, agreement, { session: second });
    expect(await stones()).toBe(before + worth);
    // Refusing takes one, and the request is dropped.
    const approval_id = await ask(other.claim_id);
    expect(await decide(other.claim_id, 'refused')).toMatchObject({ ok: true });
    expect(await succeed(readApproval, { approval_id }, { session: second })).toMatchObject({ state: 'dropped' });
  });

  it('decided 10 times at once have one effect', async () => {
    const server = provided();
    const { parcel_id, item_ids } = await receivedParcel();
    const { claim_id } = await claimOf(parcel_id, item_ids);
    const before = await stones();
    const { worth } = await server.succeed(shop.readShopClaim, { claim_id }, { session: operator });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => decide(claim_id, turn % 2 === 0 ? 'refund' : 'return')),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const { rows } = await server.succeed(contract.listClaims, { parcel_id }, { session: lan });
    expect(await stones()).toBe(before + (rows[0]?.outcome === 'refund' ? worth : 0));
  });

  it('submitted 10 times at once for one toy are one', async () => {
    const server = provided();
    const { parcel_id, item_ids } = await receivedParcel();
    const request = { parcel_id, item_ids, kind: 'missing' as const, words: 'Thiếu.', photos: [] };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => server.call(contract.submitClaim, request, { session: lan })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const answer of answers) if (!answer.ok) expect(answer.error).toBe('already_claimed');
  });
});
