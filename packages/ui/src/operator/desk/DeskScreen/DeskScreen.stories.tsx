import { DeskScreen, OperatorNav } from '@mcy/ui/operator/desk';
import { AppShell } from '@mcy/ui/patterns';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { operatorScreens } from '../fixtures/operatorScreens.tsx';

const meta = {
  title: 'Operator/Desk/Screens/Desk',
  component: DeskScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    screens: operatorScreens,
    failing: [{ job: 'parcels received by themselves', count: 2, since: '2026-11-21T05:00:00.000Z' }],
  },
} satisfies Meta<typeof DeskScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Duyệt danh tính 3 đang chờ Lâu nhất từ/ })).toHaveAttribute(
      'href',
      '/operator/identity',
    );
  },
};

/** In the operators' frame: their own navigation, without the shop's tabs. */
export const InItsFrame: Story = {
  render: (args) => (
    <AppShell
      tabs={[]}
      navigationLabel="MCY"
      skipLabel="Đến nội dung chính"
      side={<OperatorNav screens={args.screens} atDesk links={{ desk: '/operator', shop: '/' }} />}
    >
      <DeskScreen {...args} />
    </AppShell>
  ),
};
