import { AgreementSheet, type AgreementSheetProps } from '@mcy/ui/content/policies';
import { inLanguage } from '@mcy/ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { userAgreement } from '../fixtures/policies.ts';

const load = { status: 'loaded', data: userAgreement } as const;
const links = { page: '/policy' };
const done = () => vi.fn(() => Promise.resolve());

describe('AgreementSheet', () => {
  it('is accepted by a tick and a click on a button that says what is paid', async () => {
    const onAccept = done();
    const screen = await render(
      <AgreementSheet
        agreement="purchase"
        why="pay"
        amount="100.000"
        load={load}
        open
        links={links}
        onAccept={onAccept}
        onClose={vi.fn()}
      />,
      { wrapper: await inLanguage('en') },
    );
    const button = screen.getByRole('button', { name: 'Accept and pay 100.000' });
    await button.click();
    expect(onAccept).not.toHaveBeenCalled();
    const box = screen.getByRole('checkbox', { name: 'I have read and accept the Purchase agreement' });
    await expect.element(box).toHaveFocus();
    await expect.element(box).toHaveAccessibleDescription('Please tick the box to accept first.');
    await box.click();
    await button.click();
    expect(onAccept).toHaveBeenCalledOnce();
  });

  it('closes on Escape before a payment, but only on sign-out during a visit', async () => {
    const onClose = vi.fn();
    const paying = await render(
      <AgreementSheet
        agreement="purchase"
        why="pay"
        load={load}
        open
        links={links}
        onAccept={done()}
        onClose={onClose}
      />,
      { wrapper: await inLanguage('en') },
    );
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
    await paying.unmount();

    const onSignOut = done();
    const screen = await render(
      <AgreementSheet
        agreement="user"
        why="visit"
        load={load}
        open
        links={links}
        onAccept={done()}
        onSignOut={onSignOut}
      />,
      { wrapper: await inLanguage('en') },
    );
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog', { name: 'User agreement' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await expect
      .element(screen.getByRole('link', { name: 'Read on its own page' }))
      .toHaveAttribute('target', '_blank');
    await screen.getByRole('button', { name: 'Don’t accept, sign out' }).click();
    expect(onSignOut).toHaveBeenCalledOnce();
  });

  it('clears the tick when the version changes', async () => {
    const sheet = (version: number) => (
      <AgreementSheet
        agreement="user"
        why="visit"
        load={{ status: 'loaded', data: { ...userAgreement, version } }}
        open
        links={links}
        onAccept={done()}
        onSignOut={done()}
      />
    );
    const screen = await render(sheet(1), { wrapper: await inLanguage('en') });
    await screen.getByRole('checkbox').click();
    await screen.rerender(sheet(2));
    await expect.element(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it('keeps its height while the text loads, and stays open when tapped outside', async () => {
    const onClose = vi.fn();
    const sheet = (text: AgreementSheetProps['load']) => (
      <AgreementSheet
        agreement="purchase"
        why="pay"
        amount="100.000"
        load={text}
        open
        links={links}
        onAccept={done()}
        onClose={onClose}
      />
    );
    const screen = await render(sheet({ status: 'loading' }), { wrapper: await inLanguage('en') });
    await document.fonts.ready;
    const window = screen.getByRole('dialog').element();
    const height = window.clientHeight;
    await userEvent.click(document.elementFromPoint(4, 4) ?? document.body, { position: { x: 4, y: 4 } });
    expect(onClose).not.toHaveBeenCalled();
    await screen.rerender(sheet(load));
    await expect.element(screen.getByRole('checkbox')).toBeVisible();
    expect(window.clientHeight).toBe(height);
    await screen.getByRole('button', { name: 'Close' }).click();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('only shows the text in read mode', async () => {
    const screen = await render(
      <AgreementSheet agreement="user" why="read" load={load} open links={links} onClose={vi.fn()} />,
      { wrapper: await inLanguage('en') },
    );
    await expect.element(screen.getByRole('region', { name: userAgreement.title })).toBeVisible();
    await expect.element(screen.getByRole('checkbox')).not.toBeInTheDocument();
  });
});
