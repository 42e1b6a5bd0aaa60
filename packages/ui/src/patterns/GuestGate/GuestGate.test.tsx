import '@mcy/ui/styles';
import { GuestGate } from '@mcy/ui/patterns';
import { Button, Link } from '@mcy/ui/primitives';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const pressed = vi.fn();
const texts = { title: 'Sign in to follow', text: 'You come back here.', signIn: 'Sign in', later: 'Not now' };

function gate(member: boolean) {
  return (
    <GuestGate member={member} href="/login?back=%2Fmine" variant="press" texts={texts}>
      <Button onPress={pressed}>Follow</Button>
      <Link href="#private">Messages</Link>
    </GuestGate>
  );
}

afterEach(() => {
  pressed.mockClear();
  window.location.hash = '';
});

describe('GuestGate', () => {
  it('renders only its children for a member', async () => {
    const screen = await render(gate(true));
    await screen.getByRole('button', { name: 'Follow' }).click();
    expect(pressed).toHaveBeenCalledOnce();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows a guest the sign-in panel instead of private content', async () => {
    const screen = await render(
      <GuestGate member={false} href="/login" texts={{ title: 'Your collection', signIn: 'Sign in' }}>
        <p>Twelve toys</p>
      </GuestGate>,
    );
    await expect.element(screen.getByRole('heading', { name: 'Your collection' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    await expect.element(screen.getByText('Twelve toys')).not.toBeInTheDocument();
  });

  it('answers a guest’s click with sign-in, and lets nothing through', async () => {
    const screen = await render(gate(false));
    await screen.getByRole('button', { name: 'Follow' }).click();
    const sheet = screen.getByRole('dialog', { name: 'Sign in to follow' });
    await expect.element(sheet).toHaveAccessibleDescription('You come back here.');
    await expect.element(sheet.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?back=%2Fmine');
    expect(pressed).not.toHaveBeenCalled();
    await sheet.getByText('Not now').click();
    await expect.element(sheet).not.toBeInTheDocument();
  });

  it('blocks links and the keyboard as well', async () => {
    const screen = await render(gate(false));
    const link = screen.getByRole('link', { name: 'Messages' });
    (link.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    expect(window.location.hash).toBe('');
    await userEvent.keyboard('{Escape}');
    await expect.element(link).toHaveFocus();
  });
});
