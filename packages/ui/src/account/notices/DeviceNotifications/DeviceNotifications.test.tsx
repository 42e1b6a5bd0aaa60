import { DeviceNotifications, type DeviceNotificationState } from '@mcy/ui/account/notices';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

async function show(state: DeviceNotificationState) {
  const onSwitch = vi.fn(async () => {});
  const screen = await render(<DeviceNotifications state={state} onSwitch={onSwitch} />, {
    wrapper: await inLanguage('en'),
  });
  return { onSwitch, screen, control: screen.getByRole('switch', { name: 'Notifications on this device' }) };
}

it('switches on and off', async () => {
  const off = await show('off');
  await off.control.click();
  expect(off.onSwitch).toHaveBeenCalledExactlyOnceWith(true);
  const on = await show('on');
  await on.control.last().click();
  expect(on.onSwitch).toHaveBeenCalledExactlyOnceWith(false);
});

it.for([
  ['denied', /Allow them for this site/],
  ['unsupported', /can’t receive notifications/],
  ['unavailable', /doesn’t send push notifications/],
] as const)('says what to do when they are %s', async ([state, words]) => {
  const { screen, control } = await show(state);
  await expect.element(control).toBeDisabled();
  await expect.element(screen.getByRole('status').getByText(words)).toBeVisible();
});
