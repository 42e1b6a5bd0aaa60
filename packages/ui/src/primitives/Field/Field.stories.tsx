import { Field } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Primitives/Field',
  component: Field,
  args: {
    label: 'Lời nhắn',
    hint: 'Tối đa 140 ký tự.',
    children: (control) => <input {...control} defaultValue="Giao giờ hành chính" />,
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const WithError: Story = { args: { error: 'Lời nhắn không được để trống.' } };
