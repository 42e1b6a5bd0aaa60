import { login } from '@mcy/api/account/entry/contract';
import { SchemaForm, type SchemaFormProps } from '@mcy/forms';
import { UnsavedGuardProvider } from '@mcy/forms/guard';
import { inLanguage } from '@mcy/ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { refuse } from '../fixtures/refuse.ts';

async function renderGuarded(props: Partial<SchemaFormProps<typeof login>> = {}) {
  const release = vi.fn();
  const hold = vi.fn(() => release);
  const screen = await render(
    <UnsavedGuardProvider hold={hold}>
      <SchemaForm call={login} submitLabel="Send" onSubmit={async () => {}} guarded {...props} />
    </UnsavedGuardProvider>,
    { wrapper: await inLanguage('en') },
  );
  const name = screen.getByRole('textbox', { name: 'Email or mobile number' });
  const isHeld = () => hold.mock.calls.length > release.mock.calls.length;
  return { screen, name, isHeld };
}

/** True when the browser would ask before it unloads the page. */
function wouldAsk(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
}

describe('a guarded form', () => {
  it('blocks while it has unsent input, and not before or after', async () => {
    const { name, isHeld } = await renderGuarded();
    expect([isHeld(), wouldAsk()]).toEqual([false, false]);
    await userEvent.type(name, 'lan');
    await expect.poll(isHeld).toBe(true);
    expect(wouldAsk()).toBe(true);
    await userEvent.clear(name);
    await expect.poll(isHeld).toBe(false);
    expect(wouldAsk()).toBe(false);
  });

  it('releases while sending, and for good once sent, until the next input', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { screen, name, isHeld } = await renderGuarded({ onSubmit: () => promise });
    await name.fill('lan@example.com');
    await screen.getByLabelText('Password', { exact: true }).fill('abc1234');
    await expect.poll(isHeld).toBe(true);
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.poll(isHeld).toBe(false);
    resolve();
    await expect.element(screen.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-busy');
    expect(isHeld()).toBe(false);
    await expect.element(name).toHaveValue('lan@example.com');
    await userEvent.type(name, '.vn');
    await expect.poll(isHeld).toBe(true);
  });

  it('blocks again when refused', async () => {
    const { screen, name, isHeld } = await renderGuarded({
      onSubmit: refuse({ field: 'sign_in_name', message: 'Nobody has this name.' }),
    });
    await name.fill('lan@example.com');
    await screen.getByLabelText('Password', { exact: true }).fill('abc1234');
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.element(name).toHaveAccessibleDescription('Nobody has this name.');
    await expect.poll(isHeld).toBe(true);
  });

  it('releases on unmount', async () => {
    const { screen, name, isHeld } = await renderGuarded();
    await name.fill('lan');
    await expect.poll(isHeld).toBe(true);
    await screen.unmount();
    expect([isHeld(), wouldAsk()]).toEqual([false, false]);
  });
});

it('an unguarded form never blocks', async () => {
  const { name, isHeld } = await renderGuarded({ guarded: false });
  await name.fill('lan');
  await expect.element(name).toHaveValue('lan');
  expect([isHeld(), wouldAsk()]).toEqual([false, false]);
});
