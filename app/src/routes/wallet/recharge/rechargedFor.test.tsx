import { beforeEach, expect, it } from 'vitest';
import { keepDraft } from '../../../platform/drafts.ts';
import { keepRechargedFor, readRechargedFor } from './rechargedFor.ts';

const box = { missing: 30_000, return_to: '/pages/box/open?pool_id=1' };

beforeEach(() => sessionStorage.clear());

it('tells which box a payment is for', () => {
  keepRechargedFor('payment-1', box);
  expect(readRechargedFor('payment-1')).toEqual(box);
});

it('tells nothing of another payment, or when nothing was kept', () => {
  expect(readRechargedFor('payment-1')).toBeNull();
  keepRechargedFor('payment-1', box);
  expect(readRechargedFor('payment-2')).toBeNull();
});

it.each([{ ...box, missing: '30000' }, { missing: 30_000 }, { return_to: box.return_to }, {}])(
  'tells nothing of what another release kept: %j',
  (kept) => {
    keepDraft('rechargedFor', { payment_id: 'payment-1', ...kept });
    expect(readRechargedFor('payment-1')).toBeNull();
  },
);
