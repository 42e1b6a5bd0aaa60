import { BoundNames } from '@mcy/ui/account/names';
import { Stack, Surface } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Account/Names/BoundNames',
  component: BoundNames,
  args: {
    names: { email: 'l***@example.com', mobile: null },
    links: { email: '/pages/login/bindPhone?kind=email', mobile: '/pages/login/bindPhone?kind=mobile' },
  },
  render: (args) => (
    <Surface space="none">
      <BoundNames {...args} />
    </Surface>
  ),
} satisfies Meta<typeof BoundNames>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {};

/** Both bound, one of them long; and not known yet. */
export const States: Story = {
  render: (args) => (
    <Stack space="large">
      <Surface space="none">
        <BoundNames
          {...args}
          names={{ email: `n***@${'phong-kinh-doanh.'.repeat(3)}example.com`, mobile: '+84*****678' }}
        />
      </Surface>
      <Surface space="none">
        <BoundNames {...args} names={undefined} />
      </Surface>
    </Stack>
  ),
};
