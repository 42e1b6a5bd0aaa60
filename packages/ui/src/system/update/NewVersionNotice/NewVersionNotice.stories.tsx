import { NewVersionNotice } from '@mcy/ui/system/update';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

const meta = {
  title: 'System/Update/NewVersionNotice',
  component: NewVersionNotice,
  args: { onUpdateNow: fn(async () => {}), onLater: fn() },
} satisfies Meta<typeof NewVersionNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {};
