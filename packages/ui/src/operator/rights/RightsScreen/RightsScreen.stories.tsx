import { RightsScreen } from '@mcy/ui/operator/rights';
import { Text } from '@mcy/ui/primitives';
import { inEveryMode, loadedPage } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { operators } from '../fixtures/operators.ts';

const meta = {
  title: 'Operator/Rights/Screens/Rights',
  component: RightsScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    operators: loadedPage(operators),
    change: null,
    onChooseChange: fn(),
    form: () => <Text>Lý do</Text>,
    links: { desk: '/operator' },
  },
} satisfies Meta<typeof RightsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody changes their own rights, nor one that waits for a second operator. */
export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button', { name: /Bảo Ngọc/ })).toHaveLength(5);
    await expect(canvas.queryByRole('button', { name: /Ban Quản Trị/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /^Thu hồi quyền “Đơn hàng”/ }));
    await expect(args.onChooseChange).toHaveBeenCalledWith({ operator: operators[1], right: 'orders', granted: true });
  },
};

export const Loading: Story = { args: { operators: { status: 'loading' } } };

export const Empty: Story = { args: { operators: loadedPage([]) } };
