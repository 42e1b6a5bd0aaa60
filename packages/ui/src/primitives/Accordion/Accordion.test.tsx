import '@mcy/ui/styles';
import { Accordion } from '@mcy/ui/primitives';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const items = (
  <>
    <Accordion.Item value="shipping">
      <Accordion.Trigger>Bao lâu thì nhận?</Accordion.Trigger>
      <Accordion.Content>Từ 7 đến 15 ngày làm việc.</Accordion.Content>
    </Accordion.Item>
    <Accordion.Item value="returns">
      <Accordion.Trigger>Có đổi trả không?</Accordion.Trigger>
      <Accordion.Content>Chỉ khi lỗi.</Accordion.Content>
    </Accordion.Item>
    <Accordion.Item value="closed" disabled>
      <Accordion.Trigger>Đang cập nhật</Accordion.Trigger>
      <Accordion.Content>Chưa có.</Accordion.Content>
    </Accordion.Item>
  </>
);

describe('Accordion', () => {
  it('opens one at a time, and closes it again', async () => {
    const change = vi.fn();
    const screen = await render(
      <Accordion.Root type="single" headingLevel={2} onValueChange={change}>
        {items}
      </Accordion.Root>,
    );
    const shipping = screen.getByRole('button', { name: 'Bao lâu thì nhận?' });
    await expect.element(shipping).toHaveAttribute('aria-expanded', 'false');
    await shipping.click();
    await expect.element(screen.getByRole('region', { name: 'Bao lâu thì nhận?' })).toBeInTheDocument();
    await screen.getByRole('button', { name: 'Có đổi trả không?' }).click();
    await expect.element(screen.getByText('Từ 7 đến 15 ngày làm việc.')).not.toBeInTheDocument();
    await expect.element(screen.getByText('Chỉ khi lỗi.')).toBeInTheDocument();
    await screen.getByRole('button', { name: 'Có đổi trả không?' }).click();
    await expect.element(screen.getByText('Chỉ khi lỗi.')).not.toBeInTheDocument();
    expect(change.mock.calls).toEqual([['shipping'], ['returns'], ['']]);
  });

  it('opens several with `multiple`', async () => {
    const screen = await render(
      <Accordion.Root type="multiple" headingLevel={3} defaultValue={['shipping']}>
        {items}
      </Accordion.Root>,
    );
    await screen.getByRole('button', { name: 'Có đổi trả không?' }).click();
    await expect.element(screen.getByText('Từ 7 đến 15 ngày làm việc.')).toBeInTheDocument();
    await expect.element(screen.getByText('Chỉ khi lỗi.')).toBeInTheDocument();
  });

  it('has headings of the given level', async () => {
    const screen = await render(
      <Accordion.Root type="single" headingLevel={4}>
        {items}
      </Accordion.Root>,
    );
    await expect.element(screen.getByRole('heading', { level: 4, name: 'Bao lâu thì nhận?' })).toBeInTheDocument();
  });

  it('moves by arrow keys, past disabled ones and around the ends', async () => {
    const screen = await render(
      <Accordion.Root type="single" headingLevel={2}>
        {items}
      </Accordion.Root>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(screen.getByRole('button', { name: 'Có đổi trả không?' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(screen.getByRole('button', { name: 'Bao lâu thì nhận?' })).toHaveFocus();
    await expect.element(screen.getByRole('button', { name: 'Đang cập nhật' })).toBeDisabled();
  });
});
