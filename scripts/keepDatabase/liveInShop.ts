import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { mock } from 'node:test';
import { addAddress } from '@mcy/api/account/addresses/contract';
import { bindInviteCode } from '@mcy/api/account/invitations/contract';
import { checkIn } from '@mcy/api/account/checkIn/contract';
import { claimLevelGift } from '@mcy/api/account/levels/contract';
import { editPrivacy, editProfile } from '@mcy/api/account/profile/contract';
import { follow, unfollow } from '@mcy/api/account/people/contract';
import { listNotifications, markNotificationsRead, subscribePush } from '@mcy/api/account/notices/contract';
import { login, logout, sendCode } from '@mcy/api/account/entry/contract';
import { submitIdentity } from '@mcy/api/account/identity/contract';
import { listPools } from '@mcy/api/boxes/pools/contract';
import { openMysteryBox, revealOpening } from '@mcy/api/boxes/opening/contract';
import { readDrawRecord } from '@mcy/api/boxes/proof/contract';
import * as operator from '@mcy/api/operator/identity/contract';
import { cancelWithdrawal, withdraw } from '@mcy/api/wallet/withdrawals/contract';
import { readWallet } from '@mcy/api/wallet/flow/contract';
import { recharge } from '@mcy/api/wallet/recharge/contract';
import { setSpendingCaps, startCoolOff } from '@mcy/api/wallet/spending/contract';
import sharp from 'sharp';
import { demoAccounts } from '../../server/src/areas/account/entry/demo/demoAccounts.ts';
import { demoPoolId } from '../../server/src/areas/boxes/pools/demoPoolId.ts';
import { agreed } from '../../server/src/testing/agreed.ts';
import type { OldDatabase } from '../../server/src/testing/readOldDatabase.ts';
import { sendUpload } from '../../server/src/testing/sendUpload.ts';
import { type Session, type TestServer, payAtSandbox } from '../../server/src/testing/startTestServer.ts';

const day = 86_400_000;
const password = 'Xuong-rong-92';
const bank = { bank_name: 'Vietcombank', card_number: '0071000123456', holder_name: 'NGUYEN VAN AN' };
const address = { consignee: 'Nguyễn Minh An', phone: '0912 345 678', detail: '12 Lê Lợi', is_default: false };
const benThanh = { province_code: '79', ward_code: '26743' };

interface Player extends Session {
  id: string;
  sign_in_name: string;
  invite_code: string;
}

/** Uses the demo shop for three days, so that every table that calls can fill has rows; returns the users. */
export async function liveInShop(server: TestServer): Promise<Pick<OldDatabase, 'players' | 'retry'>> {
  const { succeed } = server;
  const today = Date.now();
  mock.timers.enable({ apis: ['Date'], now: today - 3 * day });
  try {
    const [an, binh, chi] = [await join(server, 'an'), await join(server, 'binh'), await join(server, 'chi')];
    await server.recharge(an, 30_000_000);
    await server.recharge(binh, 500_000);
    await server.recharge(chi, 200_000);
    await declinePayment(server, binh);
    await succeed(bindInviteCode, { invite_code: an.invite_code }, { session: binh });
    await checkInDemo(server);

    mock.timers.setTime(today - 2 * day);
    await succeed(subscribePush, browserKeys(), { session: an });
    await checkInDemo(server);
    const pools = await listAllPools(server);
    const small = pools.find(({ total }) => total === 20)?.pool_id ?? '';
    await open(server, binh, small, 5);
    await open(server, an, small, 'all');
    // Its fortieth draw in a row without the top tier is certain, and its seed ends after fifty.
    const guaranteed = demoPoolId('morning-garden-gallery');
    for (let round = 0; round < 6; round++) await open(server, an, guaranteed, 10);
    await succeed(follow, { user_id: an.id }, { session: binh });
    await succeed(follow, { user_id: an.id }, { session: chi });
    await succeed(unfollow, { user_id: an.id }, { session: chi });
    await succeed(follow, { user_id: binh.id }, { session: an });
    await succeed(claimLevelGift, {}, { session: an });
    const { withdrawal_id } = await succeed(withdraw, { amount: 50_000, ...bank }, { session: binh });
    await succeed(cancelWithdrawal, { withdrawal_id }, { session: binh });
    await succeed(withdraw, { amount: 1_000_000, ...bank }, { session: an });
    await beVerified(server, an);

    mock.timers.setTime(today);
    const big = pools.find(({ total }) => (total ?? 0) > 20)?.pool_id ?? '';
    const retry = {
      sign_in_name: an.sign_in_name,
      key: randomUUID(),
      pool_id: big,
      client_seed: 'kept-and-asked-again',
    };
    const { text: answer } = await server.call(
      openMysteryBox,
      { pool_id: big, count: 1, client_seed: retry.client_seed },
      { session: an, idempotencyKey: retry.key },
    );
    await open(server, binh, guaranteed, 1);
    await succeed(checkIn, {}, { session: an });
    await succeed(setSpendingCaps, { day: 5_000_000, week: 10_000_000, month: 50_000_000 }, { session: an });
    await succeed(setSpendingCaps, { day: 6_000_000, week: 10_000_000, month: null }, { session: an });
    await succeed(startCoolOff, { length: 'month' }, { session: chi });
    await succeed(addAddress, { ...address, area: benThanh, position: null }, { session: an });
    const position = { latitude: 10.7726, longitude: 106.698 };
    await succeed(addAddress, { ...address, area: benThanh, position }, { session: an });
    const avatar = await upload(server, an, 'avatar');
    const background = await upload(server, an, 'background');
    await succeed(editProfile, { avatar, background, description: 'Thích nàng tiên cá.' }, { session: an });
    await succeed(editPrivacy, { shows_wins: true, named_in_rankings: true }, { session: an });
    await askForVerification(server, binh, '001090000002');
    const { rows: notifications } = await succeed(listNotifications, { limit: 50 }, { session: an });
    const notification_id = notifications.at(-1)?.notification_id;
    await succeed(markNotificationsRead, { notification_id }, { session: an });
    await succeed(sendCode, { sign_in_name: chi.sign_in_name, purpose: 'sign_in' });
    await succeed(logout, {}, { session: await signIn(server, chi.sign_in_name, password) });

    const players: OldDatabase['players'] = [];
    for (const session of [an, binh, chi]) {
      const wallet = await succeed(readWallet, {}, { session });
      const { rows } = await succeed(readDrawRecord, { limit: 50 }, { session });
      players.push({ sign_in_name: session.sign_in_name, password, wallet, openings: rows.length });
    }
    return { players, retry: { ...retry, answer } };
  } finally {
    mock.timers.reset();
  }
}

async function join(server: TestServer, name: string): Promise<Player> {
  const sign_in_name = `${name}@example.com`;
  const birthday = '1990-06-15';
  const person = { sign_in_name, nickname: `Bạn ${name}`, password, birthday, ...agreed };
  const { token, pwdVersion, user } = await server.register(person);
  return { token, pwdVersion, id: user.id, sign_in_name, invite_code: user.invite_code };
}

async function signIn(server: TestServer, sign_in_name: string, typed: string): Promise<Session> {
  return server.succeed(login, { sign_in_name, password: typed }, { device: 'kept-device-of-the-test-0001' });
}

async function declinePayment(server: TestServer, session: Session): Promise<void> {
  const { pay_url } = await server.succeed(recharge, { amount: 100_000 }, { session });
  await payAtSandbox(server.url, pay_url, 'declined');
}

/** The demo's verified account. */
async function checkInDemo(server: TestServer): Promise<void> {
  const account = demoAccounts.find(({ verified }) => verified);
  if (!account) throw new Error('The demo has no verified account.');
  const session = await signIn(server, account.sign_in_name, account.password);
  await server.succeed(checkIn, {}, { session });
}

async function listAllPools(server: TestServer) {
  const { rows } = await server.succeed(listPools, { limit: 50 });
  return rows;
}

/** Opens boxes and reveals all results but the last. */
async function open(server: TestServer, session: Session, pool_id: string, count: 1 | 5 | 10 | 'all'): Promise<void> {
  const client_seed = randomBytes(8).toString('hex');
  const { opening } = await server.succeed(openMysteryBox, { pool_id, count, client_seed }, { session });
  if (count !== 1) await server.succeed(revealOpening, { opening_id: opening.opening_id }, { session });
}

async function upload(server: TestServer, { token }: Session, purpose: string): Promise<string> {
  const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#3050a0' } });
  const { data } = await sendUpload(server.url, { token, purpose, file: await picture.png().toBuffer() });
  return String(data['file_id']);
}

async function askForVerification(server: TestServer, player: Player, number: string): Promise<void> {
  const pictures = {
    front_file: await upload(server, player, 'identity'),
    back_file: await upload(server, player, 'identity'),
    face_file: await upload(server, player, 'identity'),
  };
  const person = { full_name: 'Nguyễn Minh An', birthday: '1990-06-15', kind: 'citizen_card', number } as const;
  await server.succeed(submitIdentity, { ...person, ...pictures }, { session: player });
}

async function beVerified(server: TestServer, player: Player): Promise<void> {
  await askForVerification(server, player, '001090000001');
  const account = demoAccounts.find((demo) => 'operator' in demo);
  const session = await signIn(server, account?.sign_in_name ?? '', account?.password ?? '');
  const { rows } = await server.succeed(operator.listIdentityReviews, { state: 'under_review' }, { session });
  const decision = { review_id: rows[0]?.review_id ?? '', decision: 'successful', reason: null, note: null } as const;
  await server.succeed(operator.reviewIdentity, decision, { session });
}

function browserKeys() {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return {
    endpoint: `https://push.example.com/send/${randomUUID()}`,
    p256dh: keys.getPublicKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
}
