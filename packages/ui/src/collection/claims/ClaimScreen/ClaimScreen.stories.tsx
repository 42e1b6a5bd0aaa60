import { ClaimScreen } from '@mcy/ui/collection/claims';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Collection/Claims/Screens/Claim',
  component: ClaimScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    toys: { status: 'loaded', data: ['Sên Biển Ốc Vang'] },
    form: () => <p>Biểu mẫu</p>,
    links: { parcel: '/parcel' },
  },
} satisfies Meta<typeof ClaimScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Biểu mẫu')).toBeVisible();
  },
};

export const Loading: Story = { args: { toys: { status: 'loading' } } };

/** Everything is reported already. */
export const Empty: Story = { args: { toys: { status: 'loaded', data: [] } } };
