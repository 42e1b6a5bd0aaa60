import { AddAddressForm } from '@mcy/forms/account/addresses';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { refuse } from '../../fixtures/refuse.ts';
import { areaLoaders } from '../../fixtures/savedAddress.ts';

const typed = {
  consignee: 'Nguyễn Thị Lan',
  phone: '0912 345 678',
  area: { province_code: '79', ward_code: '26743' },
  detail: '12 Lê Lợi, chung cư Sao Mai, tầng 5',
  position: { latitude: 10.772461, longitude: 106.698055 },
  is_default: true,
};

const meta = {
  title: 'Forms/Account/Addresses/AddAddress',
  component: AddAddressForm,
  args: { ...areaLoaders, first: false, onChoosePosition: fn(), onSubmit: fn(async () => {}) },
} satisfies Meta<typeof AddAddressForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {};

/** Back from the map: all input is kept, with the pin. */
export const BackFromMap: Story = {
  args: { typed },
  play: async ({ canvas }) => {
    await expect(canvas.getByDisplayValue('Nguyễn Thị Lan')).toBeVisible();
    await canvas.findByText('Phường Bến Thành, Thành phố Hồ Chí Minh');
    await canvas.findByText(/10\.772461, 106\.698055/);
  },
};

/** Nothing filled in: each field says what it needs. */
export const Refused: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /lưu|保存|save/i }));
    await expect(await canvas.findAllByText(/vui lòng điền|请填写|please fill/i)).toHaveLength(3);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The server refuses a ward from the list. */
export const WrongArea: Story = {
  args: {
    typed,
    onSubmit: fn(
      refuse({
        field: 'area',
        message: 'Phường, xã này không thuộc tỉnh, thành phố đã chọn. Vui lòng chọn lại khu vực.',
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /lưu|保存|save/i }));
    await canvas.findByText(/chọn lại khu vực/);
  },
};
