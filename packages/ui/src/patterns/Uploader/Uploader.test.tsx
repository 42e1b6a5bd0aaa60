import '@mcy/ui/styles';
import { type Upload, Uploader, type UploaderProps } from '@mcy/ui/patterns';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { uploaderTexts as texts } from '../fixtures/uploaderTexts.ts';

interface Sending {
  file: File;
  signal: AbortSignal;
  onProgress: (share: number) => void;
  resolve: (uploaded: string) => void;
  reject: (error: Error) => void;
}

const sendings: Sending[] = [];
const upload: Upload<string> = (file, options) =>
  new Promise((resolve, reject) => {
    sendings.push({ file, ...options, resolve, reject });
  });
const sendingOf = (name: string) => {
  const found = sendings.findLast(({ file }) => file.name === name);
  if (!found) throw new Error(`${name} is not being uploaded.`);
  return found;
};
const picture = (name: string) => new File(['x'], name, { type: 'image/png' });
const changed = vi.fn<(value: readonly string[]) => void>();

function Album({ value: first = [], ...props }: Partial<UploaderProps<string>>) {
  const [value, setValue] = useState(first);
  return (
    <>
      <Uploader
        label="Photos"
        value={value}
        onValueChange={(next) => {
          setValue(next);
          changed(next);
        }}
        upload={upload}
        previewOf={(name) => ({ name, kind: 'picture', src: null })}
        texts={texts}
        {...props}
      />
      <button type="button" onClick={() => setValue(['reset'])}>
        Reset
      </button>
    </>
  );
}

beforeEach(() => {
  sendings.length = 0;
  changed.mockClear();
});

describe('Uploader', () => {
  it('uploads a few files at a time, in order, and keeps that order whichever finishes first', async () => {
    const screen = await render(<Album value={['old']} atOnce={2} />);
    await userEvent.upload(screen.getByLabelText(/Thêm ảnh/), ['1', '2', '3'].map(picture));
    await vi.waitFor(() => expect(sendings.map(({ file }) => file.name)).toEqual(['1', '2']));
    sendingOf('2').resolve('second');
    await vi.waitFor(() => expect(sendings.map(({ file }) => file.name)).toEqual(['1', '2', '3']));
    expect(changed).toHaveBeenLastCalledWith(['old', 'second']);
    sendingOf('1').resolve('first');
    sendingOf('3').resolve('third');
    await vi.waitFor(() => expect(changed).toHaveBeenLastCalledWith(['old', 'first', 'second', 'third']));
    await expect.element(screen.getByRole('status')).toHaveTextContent('Đã tải lên 3/3');
  });

  it('shows a file’s progress, and cancels it', async () => {
    const screen = await render(<Album />);
    await userEvent.upload(screen.getByLabelText(/Thêm ảnh/), picture('cat.png'));
    await vi.waitFor(() => expect(sendings).toHaveLength(1));
    sendingOf('cat.png').onProgress(0.3);
    await expect.element(screen.getByRole('progressbar', { name: 'cat.png' })).toHaveAttribute('aria-valuetext', '30%');
    await screen.getByRole('button', { name: 'Hủy tải cat.png' }).click();
    expect(sendingOf('cat.png').signal.aborted).toBe(true);
    await expect.element(screen.getByRole('listitem')).not.toBeInTheDocument();
    await expect.element(screen.getByLabelText(/Thêm ảnh/)).toHaveFocus();
    expect(changed).not.toHaveBeenCalled();
  });

  it('says which failed and retries it', async () => {
    const failed = vi.fn();
    const screen = await render(<Album onFailUpload={failed} />);
    await userEvent.upload(screen.getByLabelText(/Thêm ảnh/), picture('cat.png'));
    await vi.waitFor(() => expect(sendings).toHaveLength(1));
    const error = new Error('offline');
    sendingOf('cat.png').reject(error);
    const retry = screen.getByRole('button', { name: /Thử lại.*cat.png/ });
    await expect.element(retry).toBeVisible();
    expect(failed).toHaveBeenCalledExactlyOnceWith(error, sendingOf('cat.png').file);
    await expect.element(screen.getByRole('status')).toMatchTextContent('cat.png: Chưa tải lên được');
    await retry.click();
    await vi.waitFor(() => expect(sendings).toHaveLength(2));
    sendingOf('cat.png').resolve('cat');
    await vi.waitFor(() => expect(changed).toHaveBeenLastCalledWith(['cat']));
  });

  it('aborts everything on unmount, and reports that it is busy', async () => {
    const busy = vi.fn();
    const screen = await render(<Album onBusyChange={busy} />);
    await userEvent.upload(screen.getByLabelText(/Thêm ảnh/), ['1', '2'].map(picture));
    await vi.waitFor(() => expect(busy).toHaveBeenLastCalledWith(true));
    sendingOf('1').resolve('one');
    sendingOf('2').resolve('two');
    await vi.waitFor(() => expect(busy).toHaveBeenLastCalledWith(false));
    await userEvent.upload(screen.getByLabelText(/Thêm ảnh/), ['3', '4'].map(picture));
    await vi.waitFor(() => expect(sendings).toHaveLength(4));
    await screen.unmount();
    expect(sendings.map(({ signal }) => signal.aborted)).toEqual([false, false, true, true]);
  });

  it('refuses unsupported files with a reason, and takes the rest', async () => {
    const screen = await render(<Album limits={{ maxCount: 2 }} />);
    // Users can drop files that the file picker would not offer.
    const dropped = new DataTransfer();
    const text = new File(['x'], 'notes.txt', { type: 'text/plain' });
    for (const file of [text, ...['1', '2', '3'].map(picture)]) dropped.items.add(file);
    const place = screen.getByRole('group', { name: 'Photos' }).element();
    place.dispatchEvent(new DragEvent('dragenter', { bubbles: true, dataTransfer: dropped }));
    await expect.element(screen.getByText('Thả vào đây')).toBeVisible();
    place.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: dropped }));
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/notes.txt: chỉ nhận ảnh.*3: chỉ được 2 tệp/);
    await vi.waitFor(() => expect(sendings.map(({ file }) => file.name)).toEqual(['1', '2']));
    await expect.element(screen.getByLabelText(/Thêm ảnh/)).not.toBeInTheDocument();
    await expect.element(screen.getByRole('group', { name: 'Photos' })).toHaveFocus();
  });

  it('accepts pasted files, but not from a text field elsewhere', async () => {
    const screen = await render(
      <>
        <Album />
        <input aria-label="Elsewhere" />
      </>,
    );
    const pasted = new DataTransfer();
    pasted.items.add(picture('pasted.png'));
    const paste = () => new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: pasted });
    screen.getByLabelText('Elsewhere').element().dispatchEvent(paste());
    document.body.dispatchEvent(paste());
    await vi.waitFor(() => expect(sendings.map(({ file }) => file.name)).toEqual(['pasted.png']));
  });

  it('is reordered by keyboard only, and keeps focus at the end of the row', async () => {
    const screen = await render(<Album value={['a', 'b', 'c']} />);
    const handle = screen.getByRole('button', { name: /^a, / });
    handle.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(handle).toHaveAttribute('aria-expanded', 'true');
    const later = screen.getByRole('button', { name: 'Chuyển a ra sau' });
    later.element().focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(changed).toHaveBeenLastCalledWith(['b', 'a', 'c']));
    await userEvent.keyboard('{Enter}{Enter}');
    await vi.waitFor(() => expect(changed).toHaveBeenLastCalledWith(['b', 'c', 'a']));
    await expect.element(later).toHaveFocus();
    await expect.element(later).toHaveAttribute('aria-disabled', 'true');
  });

  it('follows a value changed from outside, and keeps pending uploads', async () => {
    const screen = await render(<Album value={['old']} />);
    await userEvent.upload(screen.getByLabelText(/Thêm ảnh/), picture('new.png'));
    await vi.waitFor(() => expect(sendings).toHaveLength(1));
    await screen.getByRole('button', { name: 'Reset' }).click();
    await expect.element(screen.getByRole('button', { name: /^reset, / })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /^old, / })).not.toBeInTheDocument();
    sendingOf('new.png').resolve('new');
    await vi.waitFor(() => expect(changed).toHaveBeenLastCalledWith(['reset', 'new']));
  });

  it('is read-only while disabled', async () => {
    const screen = await render(<Album value={['a', 'b']} disabled />);
    await expect.element(screen.getByLabelText(/Thêm ảnh/)).toBeDisabled();
    await expect.element(screen.getByRole('button', { name: /Xóa|Chuyển/ })).not.toBeInTheDocument();
  });
});
