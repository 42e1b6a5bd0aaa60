import { RewardsScreen } from '@mcy/ui/operator/pools';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const reward = {
  reward_id: '0193a0c0-0000-7000-8000-000000000001',
  name: '2.000 đá linh hồn',
  image: '/art/rewards/stones.svg',
  stones: 2_000,
  coupon: null,
};

const meta = {
  title: 'Operator/Pools/Screens/Rewards',
  component: RewardsScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    rewards: {
      status: 'loaded',
      data: [
        reward,
        {
          ...reward,
          reward_id: '0193a0c0-0000-7000-8000-000000000002',
          name: 'Phiếu 5.000',
          image: '/art/rewards/coupon.svg',
          coupon: 'Quà rút mỗi tối',
        },
      ],
    },
    form: null,
    onBegin: fn(),
    onClose: fn(),
    links: { pools: '/operator/pools' },
  },
} satisfies Meta<typeof RewardsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm phần thưởng' }));
    await expect(args.onBegin).toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { rewards: { status: 'loading' } } };

export const Empty: Story = { args: { rewards: { status: 'loaded', data: [] } } };
