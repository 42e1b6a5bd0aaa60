import { DraftScreen } from '@mcy/ui/operator/pools';
import { Text } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Operator/Pools/Screens/Draft',
  component: DraftScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    form: { status: 'loaded', data: <Text>DraftForm</Text> },
    changes: false,
    links: { back: '/operator/pools' },
  },
} satisfies Meta<typeof DraftScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('DraftForm')).toBeVisible();
  },
};

export const Loading: Story = { args: { form: { status: 'loading' } } };
