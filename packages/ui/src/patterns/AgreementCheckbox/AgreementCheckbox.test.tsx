import '@mcy/ui/styles';
import { AgreementCheckbox, type AgreementCheckboxProps } from '@mcy/ui/patterns';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const changed = vi.fn<(checked: boolean) => void>();
const props: AgreementCheckboxProps = {
  label: 'I accept the [terms] and the [privacy].',
  agreements: [
    { id: 'terms', name: 'user agreement', href: '#terms' },
    { id: 'privacy', name: 'privacy policy', href: '#privacy' },
  ],
  checked: false,
  onCheckedChange: changed,
};

afterEach(() => {
  changed.mockClear();
});

describe('AgreementCheckbox', () => {
  it('is labeled by the whole sentence and ticked by its words', async () => {
    const screen = await render(<AgreementCheckbox {...props} />);
    const box = screen.getByRole('checkbox', { name: 'I accept the user agreement and the privacy policy.' });
    await screen.getByText(/I accept the/).click({ position: { x: 4, y: 14 } });
    expect(changed).toHaveBeenCalledWith(true);
    await box.click();
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('opens an agreement in a new tab', async () => {
    const screen = await render(<AgreementCheckbox {...props} />);
    const link = screen.getByRole('link', { name: 'privacy policy' });
    await expect.element(link).toHaveAttribute('href', '#privacy');
    await expect.element(link).toHaveAttribute('target', '_blank');
  });

  it('lets the page show the agreement, without ticking', async () => {
    const read = vi.fn<(id: string) => void>();
    const screen = await render(<AgreementCheckbox {...props} onReadAgreement={read} />);
    await screen.getByRole('link', { name: 'user agreement' }).click();
    expect(read).toHaveBeenLastCalledWith('terms');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(read).toHaveBeenLastCalledWith('privacy');
    expect(changed).not.toHaveBeenCalled();
  });

  it('shows its error', async () => {
    const screen = await render(<AgreementCheckbox {...props} error="Please accept first." />);
    await expect.element(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please accept first.');
  });
});
