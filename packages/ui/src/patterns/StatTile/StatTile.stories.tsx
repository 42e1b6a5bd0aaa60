import { StatTile } from '@mcy/ui/patterns';
import { Grid, Money } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Coins, PackageOpen } from 'lucide-react';

const meta = {
  title: 'Patterns/StatTile',
  component: StatTile,
  args: { label: 'Hộp đã mở', value: '128', icon: PackageOpen },
} satisfies Meta<typeof StatTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: (args) => (
    <Grid columns={2} space="small">
      <StatTile {...args} />
      <StatTile
        label="Số dư"
        value={<Money amount={1250000} label="xu" size="large" />}
        icon={Coins}
        href="/pages/user/money_flow"
      />
      <StatTile label="Món hạng A" value="3" />
      <StatTile label="Bộ đã đủ" value="0" />
    </Grid>
  ),
};

export const States: Story = {
  render: () => (
    <Grid columns={2} space="small">
      <StatTile label="Tổng số xu đã tiêu từ khi mở tài khoản" value="9.999.999.999" icon={Coins} />
      <StatTile label="Tỉ lệ" value="0,0001%" />
    </Grid>
  ),
};
