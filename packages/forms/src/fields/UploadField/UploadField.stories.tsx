import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldFrame } from '../../fixtures/FieldFrame.tsx';
import { UploadField } from './UploadField.tsx';

const picture = '/art/no-such-picture.webp';

const meta = {
  title: 'Forms/Fields/UploadField',
  component: UploadField<string>,
  args: {
    name: 'photos',
    label: 'Ảnh sản phẩm',
    hint: 'Ảnh đầu tiên là ảnh bìa.',
    upload: () => Promise.resolve(picture),
    previewOf: (src) => ({ name: 'Ảnh sản phẩm', kind: 'picture', src: src === picture ? null : src }),
  },
} satisfies Meta<typeof UploadField<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <FieldFrame name={args.name} value={null}>
      <UploadField {...args} />
    </FieldFrame>
  ),
};

export const Variants: Story = {
  render: (args) => (
    <FieldFrame name={args.name} value={[picture, `${picture}?2`]}>
      <UploadField {...args} />
    </FieldFrame>
  ),
};

/** Refused. */
export const States: Story = {
  render: (args) => (
    <FieldFrame name={args.name} value={null} error="Vui lòng thêm ít nhất một ảnh.">
      <UploadField {...args} accept="both" />
    </FieldFrame>
  ),
};
