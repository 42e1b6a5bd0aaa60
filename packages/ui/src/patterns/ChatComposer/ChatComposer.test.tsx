import '@mcy/ui/styles';
import { ChatComposer, type ChatComposerProps } from '@mcy/ui/patterns';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const onSendMessage = vi.fn<(text: string) => void | Promise<void>>();
const texts = {
  label: 'Message',
  placeholder: 'Write',
  send: 'Send',
  addPhoto: 'Add photo',
  blank: 'Write something first',
  tooLong: (limit: number) => `At most ${limit}`,
  count: (length: number, limit: number) => `${length} of ${limit}`,
};

function show(given: Partial<ChatComposerProps> = {}) {
  return render(<ChatComposer onSendMessage={onSendMessage} texts={texts} {...given} />);
}

const field = () => page.getByRole('textbox', { name: 'Message' });

afterEach(() => vi.resetAllMocks());

describe('ChatComposer', () => {
  it('sends by Enter and by button, trimmed, and is ready for the next message', async () => {
    const screen = await show();
    await field().fill('  Hello ');
    await userEvent.keyboard('{Enter}');
    expect(onSendMessage).toHaveBeenLastCalledWith('Hello');
    await expect.element(field()).toHaveValue('');
    await field().fill('Again');
    await screen.getByRole('button', { name: 'Send' }).click();
    expect(onSendMessage).toHaveBeenLastCalledWith('Again');
    await expect.element(field()).toHaveFocus();
  });

  it('breaks the line on Shift+Enter, and grows', async () => {
    await show();
    const height = () => field().element().getBoundingClientRect().height;
    const before = height();
    expect(before).toBeGreaterThanOrEqual(42);
    await field().click();
    await userEvent.keyboard('a{Shift>}{Enter}{/Shift}b');
    await expect.element(field()).toHaveValue('a\nb');
    expect(onSendMessage).not.toHaveBeenCalled();
    expect(height()).toBeGreaterThan(before);
    await field().fill('line\n'.repeat(30));
    expect(height()).toBeLessThan(160);
  });

  it('ignores the Enter that ends a composition', async () => {
    await show();
    await field().fill('Việ');
    field()
      .element()
      .dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
      );
    expect(onSendMessage).not.toHaveBeenCalled();
  });

  it('refuses a blank message and says so until the next input (spec §5)', async () => {
    const screen = await show();
    await field().fill(' \n ');
    await screen.getByRole('button', { name: 'Send' }).click();
    expect(onSendMessage).not.toHaveBeenCalled();
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field()).toHaveAccessibleDescription('Write something first');
    await expect.element(field()).toHaveFocus();
    await userEvent.keyboard('x');
    await expect.element(field()).not.toHaveAttribute('aria-invalid');
  });

  it('counts near the limit, and refuses more', async () => {
    const screen = await show({ limit: 10 });
    await field().fill('1234567');
    await expect.element(screen.getByText('7 of 10')).not.toBeInTheDocument();
    await field().fill('12345678901');
    await expect.element(screen.getByText('11 of 10')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('At most 10')).toBeVisible();
    expect(onSendMessage).not.toHaveBeenCalled();
  });

  it('waits for a promise, keeps the text when it rejects, and sends one at a time', async () => {
    const failed = vi.fn((event: PromiseRejectionEvent) => event.preventDefault());
    window.addEventListener('unhandledrejection', failed);
    const first = Promise.withResolvers<void>();
    onSendMessage.mockReturnValueOnce(first.promise);
    const screen = await show();
    await field().fill('Hello');
    await userEvent.keyboard('{Enter}{Enter}');
    expect(onSendMessage).toHaveBeenCalledOnce();
    await expect.element(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true');
    await expect.element(field()).toHaveValue('Hello');
    first.reject(new Error('offline'));
    await vi.waitFor(() => expect(failed).toHaveBeenCalled());
    await expect.element(field()).toHaveValue('Hello');
    onSendMessage.mockReturnValueOnce(Promise.resolve());
    await userEvent.keyboard('{Enter}');
    await expect.element(field()).toHaveValue('');
    window.removeEventListener('unhandledrejection', failed);
  });

  it('asks for a picture, and sends one without text', async () => {
    const onAddPhoto = vi.fn();
    const screen = await show({ onAddPhoto, attachment: <p>One picture</p> });
    await screen.getByRole('button', { name: 'Add photo' }).click();
    expect(onAddPhoto).toHaveBeenCalledExactlyOnceWith();
    await screen.getByRole('button', { name: 'Send' }).click();
    expect(onSendMessage).toHaveBeenCalledExactlyOnceWith('');
  });

  it('cannot be used while disabled', async () => {
    const screen = await show({ disabled: true });
    await expect.element(field()).toBeDisabled();
    await expect.element(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await expect.element(screen.getByRole('button', { name: 'Add photo' })).not.toBeInTheDocument();
  });
});
