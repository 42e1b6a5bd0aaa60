import type { UserNotification } from '@mcy/api/account/notices/contract';
import { expect, it } from 'vitest';
import { withOwnLink } from './withOwnLink.ts';

const origin = 'https://shop.example';

function addressFrom(address: string): string | undefined {
  const notification: UserNotification = {
    notification_id: '0199b1c2-5f3e-7d10-8a44-2b6f9c0d1e05',
    kind: 'ride_finished',
    title: 'Back on the ground',
    body: '60 m high',
    image: null,
    sign: 'calendar',
    leads_to: { address, label: 'See the page' },
    created_at: '2026-11-20T13:20:00Z',
    read_at: null,
  };
  return withOwnLink(notification, origin).leads_to?.address;
}

it.each(['/pages/user/money_flow', '/pages/user/home?user_id=0199b1c2-5f3e-7d10-8a44-2b6f9c0d2e03'])(
  '%s is a page of the app',
  (address) => {
    expect(addressFrom(address)).toBe(address);
    expect(addressFrom(origin + address)).toBe(address);
  },
);

it.each([
  'https://evil.example/pages/user/money_flow',
  '//evil.example/pages/user/money_flow',
  '/\\evil.example/pages/user/money_flow',
  'javascript:alert(1)',
  '/sandbox/pay?payment_id=1',
  '/pages/user/nowhere',
])('%j leads nowhere', (address) => {
  expect(addressFrom(address)).toBeUndefined();
});
