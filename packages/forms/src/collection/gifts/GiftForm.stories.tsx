import { GiftForm } from '@mcy/forms/collection/gifts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { refuse } from '../../fixtures/refuse.ts';

const meta = {
  title: 'Forms/Collection/Gifts/Gift',
  component: GiftForm,
  args: { way: 'friend', typed: {}, onTyped: fn(), onSubmit: fn(async () => {}) },
} satisfies Meta<typeof GiftForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Mã mời hoặc số điện thoại/), '0912 345 678');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Neither a code nor a number. */
export const Wrong: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Mã mời hoặc số điện thoại/), 'Lan');
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByText(/Nhập mã mời 8 ký tự/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Nobody has this code: refused at its field, and kept. */
export const Refused: Story = {
  args: {
    typed: { to: 'K7MWX2QA', message: 'Sinh nhật vui vẻ!' },
    onSubmit: fn(refuse({ field: 'to', message: 'Không tìm thấy người chơi nào với mã mời này.' })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByText(/Không tìm thấy người chơi/);
    await expect(canvas.getByDisplayValue('K7MWX2QA')).toBeVisible();
  },
};

/** A gift by link has a message only. */
export const ByLink: Story = { args: { way: 'link' } };
