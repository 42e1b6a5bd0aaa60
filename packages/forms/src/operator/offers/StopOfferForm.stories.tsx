import { StopOfferForm } from '@mcy/forms/operator/offers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Forms/Operator/Offers/StopOffer',
  component: StopOfferForm,
  args: {
    offer: { kind: 'target', offer_id: '0193a0c0-0000-7000-8000-000000000001' },
    onSubmit: fn(async () => {}),
  },
} satisfies Meta<typeof StopOfferForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is done without a reason. */
export const Variants: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button').at(-1) ?? document.body);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText(/Lý do/)).toBeInvalid();
  },
};
