import { makeStatement } from '@mcy/api/wallet/statements/contract';
import type { TestRequests } from '../../../testing/TestRequests.ts';

export const testRequests: TestRequests = {
  examples: { [makeStatement.path]: { month: '2020-01' } },
  routes: { 'GET /api/wallet/statement.pdf': 'anyone who has a signed address' },
};
