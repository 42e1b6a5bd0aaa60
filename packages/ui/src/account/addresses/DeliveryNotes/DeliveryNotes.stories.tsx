import { DeliveryNotes } from '@mcy/ui/account/addresses';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Account/Addresses/DeliveryNotes', component: DeliveryNotes } satisfies Meta<
  typeof DeliveryNotes
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {};
