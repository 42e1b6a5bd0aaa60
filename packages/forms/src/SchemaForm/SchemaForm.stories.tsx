import { SchemaForm, type SchemaFormProps } from '@mcy/forms';
import { UploadProvider } from '@mcy/forms/uploads';
import { Surface } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { FixtureTexts } from '../fixtures/FixtureTexts.tsx';
import { refuse } from '../fixtures/refuse.ts';
import { everyKind, sellFigure } from '../fixtures/sellFigure.ts';

type Props = SchemaFormProps<typeof sellFigure>;

const filled: NonNullable<Props['defaultValues']> = {
  name: 'Rồng ngủ gật',
  series: 'forest',
  condition: 'sealed',
  price: 200_000,
  quantity: 2,
  negotiable: true,
  sender: { phone: '0912 345 678', note: null },
  agreement: true,
};

const meta = {
  title: 'Forms/SchemaForm',
  component: SchemaForm<typeof sellFigure>,
  args: { call: sellFigure, submitLabel: 'Đăng bán', onSubmit: fn(async () => {}) },
  decorators: [
    (Story) => (
      <FixtureTexts>
        <Surface space={{ phone: 'medium', tablet: 'large' }}>
          <Story />
        </Surface>
      </FixtureTexts>
    ),
  ],
} satisfies Meta<typeof SchemaForm<typeof sellFigure>>;
export default meta;
type Story = StoryObj<typeof meta>;

const still = { chromatic: { disableSnapshot: true } };

export const Playground: Story = { parameters: still };

/** One field of every kind. */
export const Variants: Story = {
  render: () => (
    <UploadProvider upload={() => Promise.resolve('')}>
      <SchemaForm call={everyKind} submitLabel="Lưu" onSubmit={async () => {}} />
    </UploadProvider>
  ),
};

/** Titled groups, one of them an object of the request; optional fields say so. */
export const Groups: Story = { args: { defaultValues: filled } };

/** Submitted empty: every field says what it needs, and the first has focus. */
export const States: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng bán' }));
    await waitFor(() => expect(canvas.getAllByRole('textbox')[0]).toHaveFocus());
    await expect(canvas.getAllByRole('textbox')[0]).toHaveAttribute('aria-invalid', 'true');
  },
};

/** The server's refusal is shown at its field, which has focus. */
export const RefusedByServer: Story = {
  args: {
    defaultValues: filled,
    onSubmit: fn(refuse({ field: 'sender.phone', message: 'Số này đã bị khóa, vui lòng dùng số khác.' })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng bán' }));
    await canvas.findByText('Số này đã bị khóa, vui lòng dùng số khác.');
    await waitFor(() => expect(canvas.getByDisplayValue('0912 345 678')).toHaveFocus());
  },
};

/** Pending: the button is busy, and a second click sends nothing. */
export const Sending: Story = {
  args: { defaultValues: filled, onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Đăng bán' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(button);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Corrected and submitted by keyboard only. */
export const KeyboardAlone: Story = {
  parameters: still,
  args: { defaultValues: { ...filled, name: 'Rồng' }, onSubmit: fn(async () => {}) },
  play: async ({ args, canvas, userEvent }) => {
    const [name] = canvas.getAllByRole('textbox');
    await userEvent.tab();
    await expect(name).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.keyboard('{End} ngủ gật');
    await waitFor(() => expect(name).not.toHaveAttribute('aria-invalid'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};
