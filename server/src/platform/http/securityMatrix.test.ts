import { randomUUID } from 'node:crypto';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Call, type Right, type Role, envelopeCode, rights } from '@mcy/api/contract';
import { uploadFile, uploadStatus } from '@mcy/api/system/uploads/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '../../areas/account/entry/sessions/openSession.ts';
import { exampleRequest, idFieldsOf } from '../../testing/exampleRequest.ts';
import { loadTestRequests } from '../../testing/loadTestRequests.ts';
import { type Session, type TestServer, startTestServer } from '../../testing/startTestServer.ts';
import { createApp } from './createApp.ts';
import { shop } from '../../shop.ts';
import { plantRights } from '../../testing/testIdentity.ts';

type Person = Exclude<Role, 'guest'>;
const people = ['user', 'seller', 'shopkeeper', 'operator'] as const satisfies readonly Person[];
const calls = shop.calls.map(({ call }) => call);
const { examples, owned, publicIds, routes: ofAreas } = await loadTestRequests();

/** Routes beneath `/api` outside the contracts and the areas, and who may use them. */
const beside: Readonly<Record<string, string>> = {
  'GET /api/openapi.json': 'everybody: it is made from the contracts, which the app carries anyway',
  'GET /api/live': 'everybody: a stream tells its own user, and a guest what concerns everybody (live.test.ts)',
  'ALL /api/*': 'nobody: it answers that there is no such call',
};

let server: TestServer;
let dataDir: string;
const members = {} as Record<Person, string>;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'mcy-matrix-'));
  server = await startTestServer({ env: { DATA_DIR: dataDir } });
  for (const person of people) {
    const { user_id } = await server.registerUser();
    members[person] = user_id;
    if (person !== 'user') await giveRole(user_id, person);
    if (person === 'operator') await plantRights(server.db, user_id, rights);
  }
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true });
});

async function giveRole(user_id: string, role: Exclude<Person, 'user'>): Promise<void> {
  await server.db
    .updateTable('app_user')
    .set({ roles: [role] })
    .where('user_id', '=', user_id)
    .execute();
}

/** A new session for each call: some calls end the one they use. */
async function signIn(person: Person): Promise<Session> {
  const { pwd_version } = await server.db
    .selectFrom('app_user')
    .select('pwd_version')
    .where('user_id', '=', members[person])
    .executeTakeFirstOrThrow();
  const session = {
    user_id: members[person],
    pwd_version,
    address: '192.0.2.1',
    device: null,
    user_agent: null,
    now: new Date(),
  };
  return { token: await openSession(server.db, session), pwdVersion: pwd_version };
}

function exampleOf(call: Call): Record<string, unknown> {
  return exampleRequest(call, examples[call.path]);
}

async function codeOf(call: Call, request: Record<string, unknown>, session?: Session) {
  const { code, ...answer } = await server.call(call, request, { session });
  return { code, error: answer.ok ? null : answer.error };
}

const named = calls.map((call) => [`${call.method} ${call.path} (${call.role})`, call] as const);

describe('every call', () => {
  it('of every contract is answered, and only the listed routes exist beside them', async () => {
    const contracts = globSync('*/*/contract.ts', {
      cwd: resolve(import.meta.dirname, '../../../../packages/api/src'),
    });
    const declared: string[] = [];
    for (const file of contracts) {
      const path = resolve(import.meta.dirname, '../../../../packages/api/src', file);
      const exported = Object.values((await import(pathToFileURL(path).href)) as Record<string, unknown>);
      declared.push(...exported.filter(isCall).map(({ method, path: address }) => `${method} ${address}`));
    }
    const services = { db: server.db, config: server.config, log: pino({ level: 'silent' }) };
    const app = createApp({ ...shop.open(services), ownUrl: () => server.url });
    const routes = app.routes.filter(({ path }) => path.startsWith('/api/'));
    const served = new Set(routes.map(({ method, path }) => `${method} ${path}`));
    expect([...served].filter((route) => !(route in beside) && !(route in ofAreas)).toSorted()).toEqual(
      declared.toSorted(),
    );
  });

  it.each(named)('%s: refuses everyone without its role, and nobody else', async (_name, call) => {
    const request = exampleOf(call);
    const seen: Record<string, { code: number; error: string | null }> = { guest: await codeOf(call, request) };
    for (const person of people) seen[person] = await codeOf(call, request, await signIn(person));
    for (const [role, { code, error }] of Object.entries(seen)) {
      const expected = expectedOf(call, role);
      if (expected !== null) {
        expect({ role, code, error }).toEqual({ role, ...expected });
        continue;
      }
      // Admitted: whatever it answers, it is neither an access refusal nor a server error.
      expect(code, `${role}: ${error}`).toBeLessThan(envelopeCode.failed);
      expect(error).not.toBe('sign_in_required');
      expect(error).not.toBe('forbidden');
    }
  });

  const ofRights = named.filter(([, { role }]) => role === 'operator');
  it.each(ofRights)('%s: refuses an operator without its right, and nobody with it alone', async (_name, call) => {
    const { right = 'any' } = call;
    const session = await signIn('operator');
    const holdOnly = async (held: readonly Right[]): Promise<void> => {
      await server.db.deleteFrom('operator_right').where('user_id', '=', members.operator).execute();
      await plantRights(server.db, members.operator, held);
    };
    try {
      for (const held of rights) {
        await holdOnly([held]);
        const { code } = await codeOf(call, exampleOf(call), session);
        const admitted = right === 'any' || right === held;
        expect({ held, code: code === envelopeCode.forbidden }).toEqual({ held, code: !admitted });
      }
      await holdOnly(rights.filter((one) => one !== right));
      const without = await server.call(call, exampleOf(call), { session });
      if (right !== 'any') expect(without).toMatchObject({ code: envelopeCode.forbidden, right });
    } finally {
      await holdOnly(rights);
    }
  });

  it('is cached by browsers only when it answers everyone the same', () => {
    const kept = calls.filter(({ maxAge }) => maxAge !== undefined);
    expect(kept.filter(({ role, method }) => role !== 'guest' || method !== 'GET').map(({ path }) => path)).toEqual([]);
  });

  it.each(named)('%s: its answer and its refusal are not cached unless they are everybody’s', async (_name, call) => {
    const url = `${server.url}${call.path}`;
    const response = await (call.method === 'GET' ? fetch(url) : fetch(url, { method: 'POST', body: '{}' }));
    const caching = response.headers.get('Cache-Control') ?? '';
    const everybodys = call.maxAge === undefined ? 'public, no-cache' : `public, max-age=${call.maxAge}`;
    const isEverybodys = call.method === 'GET' && call.role === 'guest';
    expect(isEverybodys ? ['no-store', everybodys] : ['no-store']).toContain(caching);
  });
});

it('the upload, which answers in its own format (spec §7), refuses guests', async () => {
  const response = await fetch(`${server.url}${uploadFile.path}`, { method: 'POST', body: new FormData() });
  expect(await response.json()).toMatchObject({ status: uploadStatus.signInRequired });
});

describe('a row with an owner', () => {
  // An operator's calls concern other people's rows: the role is the whole rule.
  const withIds = calls.filter(
    (call) =>
      call.role !== 'operator' && idFieldsOf(call).some((field) => publicIds[call.topic]?.includes(field) !== true),
  );

  it('is set up for every call with an id', () => {
    const unknown = withIds
      .filter(({ path }) => !(path in owned))
      .map(
        (call) =>
          `${call.method} ${call.path} names ${idFieldsOf(call).join(', ')}: say in \`owned\` of testRequests.ts beside its topic how an owner comes by one, ` +
          'so that another user can be tried with it, or in `publicIds` if everyone may use the id.',
      );
    expect(unknown).toEqual([]);
    expect(Object.keys(owned).filter((path) => !calls.some((call) => call.path === path))).toEqual([]);
  });

  it.each(withIds.filter(({ path }) => path in owned).map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s answers another of its role, and an operator, as if the row did not exist',
    async (_name, call) => {
      const owner = await server.registerUser();
      const { role } = call;
      const needsRole = role === 'seller' || role === 'shopkeeper';
      if (needsRole) await giveRole(owner.user_id, role);
      const request = { ...exampleOf(call), ...(await owned[call.path]?.(server, owner)) };
      const isOwned = (name: string) =>
        idFieldsOf(call).includes(name) && publicIds[call.topic]?.includes(name) !== true;
      const never = Object.fromEntries(
        Object.entries(request).map(([name, value]) => {
          if (!isOwned(name)) return [name, value];
          return [name, Array.isArray(value) ? value.map(() => randomUUID()) : randomUUID()];
        }),
      );
      // Only those that the role admits: it refuses all others.
      for (const person of needsRole ? [role] : (['user', 'operator'] as const)) {
        const another = await codeOf(call, request, await signIn(person));
        expect(another.error).toMatch(/_not_found$/);
        // A file is named by a form, which shows the refusal at its field.
        const { refused, notFound } = envelopeCode;
        expect(another.code).toBe(another.error === 'file_not_found' ? refused : notFound);
        expect(another).toEqual(await codeOf(call, never, await signIn(person)));
      }
      expect((await codeOf(call, request)).code).toBe(envelopeCode.signInRequired);
      expect((await codeOf(call, request, owner)).code).toBe(envelopeCode.ok);
    },
  );
});

/** The refusal that a role must get; null when it is admitted. */
function expectedOf(call: Call, role: string): { code: number; error: string } | null {
  if (call.role === 'guest') return null;
  if (role === 'guest') return { code: envelopeCode.signInRequired, error: 'sign_in_required' };
  if (call.role === 'user' || call.role === role) return null;
  return { code: envelopeCode.forbidden, error: 'forbidden' };
}

function isCall(exported: unknown): exported is Call {
  return typeof exported === 'object' && exported !== null && 'role' in exported && 'path' in exported;
}
