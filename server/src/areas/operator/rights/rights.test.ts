import { listNotifications } from '@mcy/api/account/notices/contract';
import { listIdentityReviews } from '@mcy/api/operator/identity/contract';
import * as contract from '@mcy/api/operator/rights/contract';
import { describe, expect, it } from 'vitest';
import { provideServer } from '../../../testing/provideServer.ts';
import { registerOperator } from '../../../testing/testIdentity.ts';

const provided = provideServer();
const reason = 'Phụ trách duyệt danh tính từ tháng này.';

describe('an operator', () => {
  it('with the right to people grants another one a right, and takes it back at once', async () => {
    const server = provided();
    const [boss, other] = [await registerOperator(server), await registerOperator(server, [])];
    expect(await server.call(listIdentityReviews, {}, { session: other, lang: 'vn' })).toMatchObject({
      code: 403,
      error: 'forbidden',
      right: 'people',
      msg: 'Bạn chưa có quyền “Người dùng”. Hãy nhờ người quản lý nhân sự cấp quyền.',
    });
    const change = { user_id: other.user_id, right: 'content', reason } as const;
    expect(await server.succeed(contract.grantRight, change, { session: boss })).toMatchObject({
      rights: ['content'],
      asked: [],
      self: false,
    });
    expect(await server.succeed(contract.readOwnRights, {}, { session: other })).toEqual({ rights: ['content'] });
    expect(await server.call(contract.grantRight, change, { session: boss })).toMatchObject({ error: 'right_held' });
    expect(await server.succeed(contract.revokeRight, change, { session: boss })).toMatchObject({ rights: [] });
    expect(await server.call(contract.revokeRight, change, { session: boss })).toMatchObject({
      error: 'right_not_held',
    });
    expect(await server.succeed(contract.readOwnRights, {}, { session: other })).toEqual({ rights: [] });
    const log = await server.db
      .selectFrom('operator_log')
      .select(['operator_id', 'action', 'detail'])
      .where('subject_id', '=', other.user_id)
      .orderBy('log_id')
      .execute();
    expect(log).toEqual([
      { operator_id: boss.user_id, action: 'right_granted', detail: { right: 'content', reason, agreed_by: null } },
      { operator_id: boss.user_id, action: 'right_revoked', detail: { right: 'content', reason } },
    ]);
    const { rows } = await server.succeed(listNotifications, {}, { session: other });
    expect(rows.map(({ kind }) => kind)).toEqual(['right_revoked', 'right_granted']);
  });

  it.each(['money', 'people'] as const)('only asks for %s, which takes two', async (right) => {
    const server = provided();
    const [boss, other] = [await registerOperator(server), await registerOperator(server, [])];
    const change = { user_id: other.user_id, right, reason };
    expect(await server.succeed(contract.grantRight, change, { session: boss })).toMatchObject({
      rights: [],
      asked: [right],
    });
    expect(await server.call(contract.grantRight, change, { session: boss })).toMatchObject({
      code: 422,
      error: 'approval_waiting',
    });
  });

  it('never changes their own rights, nor those of somebody who is no operator', async () => {
    const server = provided();
    const [boss, player] = [await registerOperator(server), await server.registerUser()];
    for (const call of [contract.grantRight, contract.revokeRight]) {
      const own = { user_id: boss.user_id, right: 'audit', reason } as const;
      expect(await server.call(call, own, { session: boss })).toMatchObject({ code: 422, error: 'own_rights' });
      const theirs = { user_id: player.user_id, right: 'audit', reason } as const;
      expect(await server.call(call, theirs, { session: boss })).toMatchObject({
        code: 404,
        error: 'operator_not_found',
      });
    }
  });

  it('is listed with their rights, and with what somebody asked for', async () => {
    const server = provided();
    const boss = await registerOperator(server);
    const { rows } = await server.succeed(contract.listOperators, { limit: 50 }, { session: boss });
    expect(rows.find(({ self }) => self)).toMatchObject({ user_id: boss.user_id, asked: [] });
    expect(rows.find(({ self }) => self)?.rights).toEqual([
      'catalogue',
      'orders',
      'money',
      'people',
      'content',
      'audit',
    ]);
  });
});
