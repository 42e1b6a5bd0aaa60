import { ShipOrdersScreen } from '@mcy/ui/operator/orders';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Operator/Orders/Screens/ShipOrders',
  component: ShipOrdersScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: { form: <p>Biểu mẫu</p>, outcome: null, onGoBack: fn() },
} satisfies Meta<typeof ShipOrdersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: inEveryMode };

/** Two went, one line could not be used. */
export const Refused: Story = {
  args: { outcome: { shipped: 2, refused: [{ line: 3, reason: 'Không có đơn nào mang số này.' }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Dòng 3:/)).toBeVisible();
  },
};
