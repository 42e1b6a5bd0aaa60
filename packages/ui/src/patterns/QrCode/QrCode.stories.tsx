import { QrCode } from '@mcy/ui/patterns';
import { Inline } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { toys } from '../fixtures/toys.ts';

const meta = {
  title: 'Patterns/QrCode',
  component: QrCode,
  args: { value: 'https://mcy.example/?key_social=1795180200&lang=vn&code=MCY8842', label: 'Mã QR lời mời của bạn' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: (args) => (
    <Inline alignY="start">
      <QrCode {...args} size="small" />
      <QrCode {...args} />
      <QrCode {...args} size="large" />
    </Inline>
  ),
};

export const WithLogo: Story = { args: { logo: toys.cat, size: 'large' } };

/** The link is not loaded yet. */
export const States: Story = { args: { value: null } };
