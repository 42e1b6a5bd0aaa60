import { AreaPicker, type AreaPickerProps, type ChosenArea } from '@mcy/ui/patterns';
import { Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { provinces, wards } from '../fixtures/areas.ts';

const benThanh: ChosenArea = {
  province: { code: '79', name: 'Thành phố Hồ Chí Minh' },
  ward: { code: '26745', name: 'Phường Bến Thành' },
};

const meta = {
  title: 'Patterns/AreaPicker',
  component: AreaPicker,
  args: {
    label: 'Khu vực',
    value: null,
    loadProvinces: async () => provinces,
    loadWards: async () => wards,
    onValueChange: fn(),
    texts: {
      placeholder: 'Tỉnh, thành phố, phường, xã',
      close: 'Đóng',
      province: 'Chọn tỉnh, thành phố',
      ward: 'Chọn phường, xã',
      search: 'Gõ tên, không cần dấu',
      changeProvince: 'Đổi tỉnh, thành phố',
      found: (count) => `Có ${count} kết quả`,
      noneFound: (typed) => `Không có nơi nào tên “${typed}”. Thử gõ ít chữ hơn nhé.`,
      loadingLabel: 'Đang tải',
      failedTitle: 'Chưa tải được nội dung',
      retryLabel: 'Thử lại',
    },
  },
  render: (args) => <Picking {...args} />,
} satisfies Meta<typeof AreaPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

function Picking(args: AreaPickerProps) {
  const [value, setValue] = useState(args.value);
  return (
    <AreaPicker
      {...args}
      value={value}
      onValueChange={(area) => {
        setValue(area);
        args.onValueChange(area);
      }}
    />
  );
}

/** By keyboard and without accents: the province, then the ward; focus returns to the field. */
export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Khu vực' });
    field.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    const search = () => dialog.getByRole('combobox');
    await dialog.findByRole('option', { name: 'Thành phố Hà Nội' });
    await userEvent.type(search(), 'ho chi');
    await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await dialog.findByRole('option', { name: 'Phường Bàn Cờ' });
    await userEvent.click(search());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith(benThanh));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveTextContent('Phường Bến Thành, Thành phố Hồ Chí Minh');
  },
};

export const Variants: Story = {
  render: (args) => (
    <Stack>
      <AreaPicker {...args} hint="Tên mới từ tháng 7 năm 2025." />
      <AreaPicker {...args} value={benThanh} />
    </Stack>
  ),
};

/** With an error, and with a name longer than the field. */
export const States: Story = {
  render: (args) => (
    <Stack>
      <AreaPicker {...args} error="Vui lòng điền mục này." />
      <AreaPicker
        {...args}
        value={{
          province: { code: '79', name: 'Thành phố Hồ Chí Minh' },
          ward: { code: '00001', name: 'Phường Khu công nghiệp và dịch vụ Mỹ Phước Tân Vạn mở rộng' },
        }}
      />
    </Stack>
  ),
};

async function open({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) {
  await userEvent.click(canvas.getByRole('combobox', { name: 'Khu vực' }));
  return within(await screen.findByRole('dialog'));
}

/** The wards of the previous province. */
export const Open: Story = {
  args: { value: benThanh },
  play: async (context) => {
    const dialog = await open(context);
    await waitFor(() => expect(dialog.getByRole('option', { name: 'Phường Bến Thành', selected: true })).toBeVisible());
    await expect(dialog.getAllByRole('option')).toHaveLength(168);
  },
};

export const NoneFound: Story = {
  play: async (context) => {
    const dialog = await open(context);
    await context.userEvent.type(await dialog.findByRole('combobox'), 'Quận 1');
    await dialog.findByText(/Không có nơi nào/);
  },
};

/** The list fails to load the first time. */
export const Failed: Story = {
  args: {
    loadProvinces: fn(async () => {
      throw new Error('Lỗi mạng, vui lòng tải lại');
    }),
  },
  play: async (context) => {
    const dialog = await open(context);
    await dialog.findByText('Lỗi mạng, vui lòng tải lại');
  },
};

export const Loading: Story = {
  args: { loadProvinces: () => new Promise(() => {}) },
  play: async (context) => {
    await open(context);
  },
};
