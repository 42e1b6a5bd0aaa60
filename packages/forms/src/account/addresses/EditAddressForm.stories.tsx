import { EditAddressForm } from '@mcy/forms/account/addresses';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { areaLoaders, savedAddress } from '../../fixtures/savedAddress.ts';

const meta = {
  title: 'Forms/Account/Addresses/EditAddress',
  component: EditAddressForm,
  args: { ...areaLoaders, address: savedAddress, onChoosePosition: fn(), onSubmit: fn(async () => {}) },
} satisfies Meta<typeof EditAddressForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {};

/** Not a mobile number: nothing is sent. */
export const Refused: Story = {
  args: { address: { ...savedAddress, phone: '024 3826 1234', is_default: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /lưu|保存|save/i }));
    await canvas.findByText(/số di động chưa đúng|越南手机号不正确|not a vietnamese mobile/i);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
