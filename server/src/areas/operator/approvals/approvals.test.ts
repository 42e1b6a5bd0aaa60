import {
  type ApprovalMove,
  type ApprovalState,
  approvalMoves,
  approvalStates,
} from '@mcy/api/operator/approvals/words';
import * as contract from '@mcy/api/operator/approvals/contract';
import { grantRight, readOwnRights, revokeRight } from '@mcy/api/operator/rights/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { provideTwoServers } from '../../../testing/provideTwoServers.ts';
import { type Owner } from '../../../testing/TestRequests.ts';
import { registerOperator } from '../../../testing/testIdentity.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { dropApprovals } from './dropApprovals.ts';
import { expireApprovals } from './expireApprovals.ts';

const serverOf = provideTwoServers();
const reason = 'Trực ca tối cần xử lý rút tiền.';
const later = new Date(Date.now() + 8 * 86_400_000);

let asker: Owner;
let second: Owner;
beforeAll(async () => {
  asker = await registerOperator(serverOf(0));
  second = await registerOperator(serverOf(0));
});

/** Somebody gets the right to money, once a second operator agrees. */
async function ask() {
  const subject = await registerOperator(serverOf(0), []);
  await serverOf(0).succeed(grantRight, { user_id: subject.user_id, right: 'money', reason }, { session: asker });
  const { approval_id } = await serverOf(0)
    .db.selectFrom('approval')
    .select('approval_id')
    .where('subject_id', '=', subject.user_id)
    .executeTakeFirstOrThrow();
  return { subject, approval_id };
}

function decide(index: number, approval_id: string, decision: 'agree' | 'decline', session = second) {
  const answer = decision === 'decline' ? 'Ca tối đã đủ người.' : null;
  return serverOf(index).call(contract.decideApproval, { approval_id, decision, answer }, { session });
}

async function move(approval_id: string, name: ApprovalMove): Promise<string | null> {
  if (name === 'expire') {
    await inTransaction(serverOf(0).db, (db) => expireApprovals(db, later));
    return null;
  }
  if (name === 'drop') {
    const { kind, subject_id } = await serverOf(0)
      .db.selectFrom('approval')
      .select(['kind', 'subject_id'])
      .where('approval_id', '=', approval_id)
      .executeTakeFirstOrThrow();
    await inTransaction(serverOf(0).db, (db) => dropApprovals(db, [{ kind, subject_id, now: new Date() }]));
    return null;
  }
  const answer =
    name === 'take_back'
      ? await serverOf(0).call(contract.takeBackApproval, { approval_id }, { session: asker })
      : await decide(0, approval_id, name);
  return answer.ok ? null : answer.error;
}

it('what was decided before a request does not end it, however late it is told', async () => {
  const { approval_id } = await ask();
  const { kind, subject_id, asked_at } = await serverOf(0)
    .db.selectFrom('approval')
    .select(['kind', 'subject_id', 'asked_at'])
    .where('approval_id', '=', approval_id)
    .executeTakeFirstOrThrow();
  const earlier = new Date(asked_at.getTime() - 1);
  await inTransaction(serverOf(0).db, (db) => dropApprovals(db, [{ kind, subject_id, now: earlier }]));
  expect(await stateOf(approval_id)).toBe('waiting');
});

async function stateOf(approval_id: string): Promise<ApprovalState> {
  const { state } = await serverOf(0)
    .db.selectFrom('approval')
    .select('state')
    .where('approval_id', '=', approval_id)
    .executeTakeFirstOrThrow();
  return state;
}

async function rightsOf(session: Owner) {
  return (await serverOf(0).succeed(readOwnRights, {}, { session })).rights;
}

describe('a request to a second operator', () => {
  const moves = Object.keys(approvalMoves) as ApprovalMove[];
  const cases = approvalStates.flatMap((state) => moves.map((name) => ({ state, name })));
  it.each(cases)('$state, $name', async ({ state, name }) => {
    const { approval_id, subject } = await ask();
    const way = moves.find((one) => approvalMoves[one].to === state);
    if (way) expect(await move(approval_id, way)).toBeNull();
    expect(await stateOf(approval_id)).toBe(state);
    const error = await move(approval_id, name);
    const left = state === 'waiting';
    expect(error).toBe(left || name === 'expire' || name === 'drop' ? null : 'approval_closed');
    expect(await stateOf(approval_id)).toBe(left ? approvalMoves[name].to : state);
    expect(await rightsOf(subject)).toEqual((await stateOf(approval_id)) === 'agreed' ? ['money'] : []);
  });

  it('says who asked, why and what changes, and tells the asker the answer', async () => {
    const { approval_id, subject } = await ask();
    const shown = await serverOf(1).succeed(contract.readApproval, { approval_id }, { session: second, lang: 'en' });
    expect(shown).toMatchObject({
      title: 'Grant Ban Quản Trị the right “Money”',
      reason,
      lines: [{ label: 'Money', before: 'Not granted', after: 'Granted' }],
      state: 'waiting',
      own: false,
      barred: null,
    });
    expect(await decide(0, approval_id, 'agree')).toMatchObject({ ok: true, data: { state: 'agreed' } });
    expect(await rightsOf(subject)).toEqual(['money']);
    const { rows } = await serverOf(0).succeed(contract.listApprovals, { state: 'agreed' }, { session: asker });
    expect(rows[0]).toMatchObject({ approval_id, own: true });
  });

  it('is refused to the operator who asked, to the one it is about, and without the right', async () => {
    const { approval_id, subject } = await ask();
    expect(await decide(0, approval_id, 'agree', asker)).toMatchObject({ error: 'own_approval' });
    expect(await decide(0, approval_id, 'decline', asker)).toMatchObject({ error: 'own_approval' });
    expect(await decide(0, approval_id, 'agree', subject)).toMatchObject({ code: 403, right: 'people' });
    const { db } = serverOf(0);
    const grant = { user_id: subject.user_id, right: 'people', granted_at: new Date(), granted_by: null } as const;
    await db.insertInto('operator_right').values(grant).execute();
    expect(await decide(0, approval_id, 'agree', subject)).toMatchObject({ error: 'approval_concerns_you' });
    const taken = { approval_id };
    expect(await serverOf(0).call(contract.takeBackApproval, taken, { session: second })).toMatchObject({
      error: 'not_own_approval',
    });
    const decided = { state: 'agreed', decided_by: asker.user_id, decided_at: new Date() } as const;
    await expect(
      db.updateTable('approval').set(decided).where('approval_id', '=', approval_id).execute(),
    ).rejects.toMatchObject({ constraint: 'two_operators' });
    expect(await stateOf(approval_id)).toBe('waiting');
  });

  it('is over after 7 days, also before the sweep, and can then be asked again', async () => {
    const { approval_id, subject } = await ask();
    const { db } = serverOf(0);
    await sql`alter table approval disable trigger guard_approval`.execute(db);
    await sql`update approval set asked_at = now() - interval '8 days', expires_at = now() - interval '1 day'
      where approval_id = ${approval_id}`.execute(db);
    await sql`alter table approval enable trigger guard_approval`.execute(db);
    expect(await decide(0, approval_id, 'agree')).toMatchObject({ error: 'approval_closed' });
    const change = { user_id: subject.user_id, right: 'money', reason } as const;
    await serverOf(0).succeed(grantRight, change, { session: asker });
    expect(await stateOf(approval_id)).toBe('expired');
  });

  it('keeps waiting when its action is no longer possible, or who asked lost the right', async () => {
    const { approval_id, subject } = await ask();
    const { db } = serverOf(0);
    const grant = { user_id: subject.user_id, right: 'money', granted_at: new Date(), granted_by: null } as const;
    await db.insertInto('operator_right').values(grant).execute();
    expect(await decide(0, approval_id, 'agree')).toMatchObject({ code: 422, error: 'approval_outdated' });
    expect(await stateOf(approval_id)).toBe('waiting');
    const another = await ask();
    const change = { user_id: asker.user_id, right: 'people', reason } as const;
    await serverOf(0).succeed(revokeRight, change, { session: second });
    expect(await decide(0, another.approval_id, 'agree')).toMatchObject({ error: 'approval_outdated' });
    expect(await rightsOf(another.subject)).toEqual([]);
    const back = { user_id: asker.user_id, right: 'people', granted_at: new Date(), granted_by: null } as const;
    await db.insertInto('operator_right').values(back).execute();
  });
});

describe('at the same time', () => {
  it('ten agreements by two operators on two servers grant once', async () => {
    const { approval_id, subject } = await ask();
    const third = await registerOperator(serverOf(0));
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => decide(turn, approval_id, 'agree', turn % 3 === 0 ? third : second)),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const answer of answers) if (!answer.ok) expect(answer.error).toBe('approval_closed');
    expect(await rightsOf(subject)).toEqual(['money']);
  });

  it('of agreeing, declining and taking back one counts', async () => {
    for (let round = 0; round < 5; round++) {
      const { approval_id, subject } = await ask();
      const answers = await Promise.all([
        ...Array.from({ length: 4 }, (_, turn) => decide(turn, approval_id, 'agree')),
        ...Array.from({ length: 4 }, (_, turn) => decide(turn, approval_id, 'decline')),
        serverOf(1).call(contract.takeBackApproval, { approval_id }, { session: asker }),
      ]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await rightsOf(subject)).toEqual((await stateOf(approval_id)) === 'agreed' ? ['money'] : []);
    }
  });

  it('two who take the right to people from each other leave one with it', async () => {
    const [one, other] = [await registerOperator(serverOf(0)), await registerOperator(serverOf(0))];
    const take = (index: number, from: Owner, session: Owner) =>
      serverOf(index).call(revokeRight, { user_id: from.user_id, right: 'people', reason }, { session });
    const answers = await Promise.all([take(0, other, one), take(1, one, other)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const answer of answers) if (!answer.ok) expect(answer).toMatchObject({ code: 403, right: 'people' });
  });
});
