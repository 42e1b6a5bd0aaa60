import '@mcy/ui/styles';
import { AgreementReader, type AgreementReaderTexts } from '@mcy/ui/patterns';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { agreement } from '../fixtures/agreement.ts';

const texts: AgreementReaderTexts = {
  changed: 'Last changed on October 1, 2026',
  progress: 'Reading progress',
  accept: 'I agree',
  readFirst: 'Scroll to the end to agree',
  readAll: 'You have read to the end',
};
const purchase = { title: 'Purchase agreement', sections: agreement, changedOn: '2026-10-01', texts };

describe('AgreementReader', () => {
  it('has a title, headings, a date and a focusable text', async () => {
    const screen = await render(<AgreementReader {...purchase} />);
    await expect.element(screen.getByRole('heading', { level: 2, name: 'Purchase agreement' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3 }).elements()).toHaveLength(agreement.length);
    await expect.element(screen.getByRole('time')).toHaveAttribute('datetime', '2026-10-01');
    await userEvent.tab();
    await expect.element(screen.getByRole('region', { name: 'Purchase agreement' })).toHaveFocus();
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  });

  it('is accepted only after the end was reached once', async () => {
    const onAccept = vi.fn();
    const screen = await render(<AgreementReader {...purchase} mustRead onAccept={onAccept} />);
    const button = screen.getByRole('button', { name: 'I agree' });
    await expect.element(button).toBeDisabled();
    await expect.element(button).toHaveAccessibleDescription('Scroll to the end to agree');
    const area = screen.getByRole('region').element();
    area.scrollTop = area.scrollHeight / 3;
    await expect
      .poll(() => Number(screen.getByRole('progressbar').element().getAttribute('aria-valuenow')))
      .toBeGreaterThan(20);
    await expect.element(button).toBeDisabled();
    area.scrollTop = area.scrollHeight;
    await expect.element(button).toBeEnabled();
    await expect.element(screen.getByRole('status')).toHaveTextContent('You have read to the end');
    area.scrollTop = 0;
    await button.click();
    expect(onAccept).toHaveBeenCalledOnce();
  });

  it('counts text that fits without scrolling as read', async () => {
    const screen = await render(
      <AgreementReader {...purchase} sections={agreement.slice(0, 1)} mustRead onAccept={() => {}} />,
    );
    await expect.element(screen.getByRole('button', { name: 'I agree' })).toBeEnabled();
  });

  it('does not require reading by default', async () => {
    const screen = await render(<AgreementReader {...purchase} onAccept={() => {}} />);
    await expect.element(screen.getByRole('button', { name: 'I agree' })).toBeEnabled();
  });

  it('opens in a sheet with the same title', async () => {
    const onOpenChange = vi.fn();
    const screen = await render(
      <AgreementReader {...purchase} presentation="sheet" open onOpenChange={onOpenChange} closeLabel="Close" />,
    );
    await expect.element(screen.getByRole('dialog', { name: 'Purchase agreement' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });
});
