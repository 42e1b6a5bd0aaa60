import { DeviceList, type DeviceListProps } from '@mcy/ui/account/entry';
import { inLanguage } from '@mcy/ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { devices } from '../fixtures/devices.ts';

async function renderList(given: Partial<DeviceListProps> = {}) {
  const props: DeviceListProps = {
    devices,
    onEndSession: vi.fn(async () => {}),
    onEndOthers: vi.fn(async () => {}),
    ...given,
  };
  return { props, screen: await render(<DeviceList {...props} />, { wrapper: await inLanguage('en') }) };
}

describe('DeviceList', () => {
  it('names each device as far as known, and marks this one', async () => {
    const { screen } = await renderList();
    const rows = screen.getByRole('list', { name: 'Signed-in devices' }).getByRole('listitem');
    const words = rows.elements().map((row) => row.textContent);
    expect(words).toHaveLength(4);
    expect(words[0]).toContain('Chrome on Windows');
    expect(words[0]).toContain('This device');
    expect(words[1]).toContain('Samsung Internet on Android');
    expect(words[3]).toContain('Unknown device');
    expect(words.filter((text) => text.includes('This device'))).toHaveLength(1);
  });

  it('signs another device out after asking', async () => {
    const { screen, props } = await renderList();
    await screen.getByRole('button', { name: 'Sign out Safari on iPadOS' }).click();
    expect(props.onEndSession).not.toHaveBeenCalled();
    await screen.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    expect(props.onEndSession).toHaveBeenCalledExactlyOnceWith(devices[2]?.session_id);
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('signs all others out together', async () => {
    const { screen, props } = await renderList();
    await screen.getByRole('button', { name: 'Sign out all other devices' }).click();
    await expect.element(screen.getByRole('dialog').getByText(/3 devices/)).toBeVisible();
    await screen.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    expect(props.onEndOthers).toHaveBeenCalledOnce();
  });

  it('offers no sign-out for this device, or for others when there are none', async () => {
    const { screen } = await renderList({ devices: devices.slice(0, 1) });
    await expect.element(screen.getByText('Chrome on Windows')).toBeVisible();
    expect(screen.getByRole('button').elements()).toHaveLength(0);
  });
});
