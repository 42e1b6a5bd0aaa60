import { AreaField } from '@mcy/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldFrame } from '../../fixtures/FieldFrame.tsx';

const saigon = { code: '79', name: 'Thành phố Hồ Chí Minh' };
const benThanh = { code: '26743', name: 'Phường Bến Thành' };

const meta = {
  title: 'Forms/Fields/AreaField',
  component: AreaField,
  args: {
    name: 'area',
    label: 'Khu vực',
    required: true,
    loadProvinces: async () => [saigon],
    loadWards: async () => [benThanh],
  },
} satisfies Meta<typeof AreaField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <FieldFrame name={args.name} value={null}>
      <AreaField {...args} />
    </FieldFrame>
  ),
};

/** Looks up the names of the form's codes. */
export const Variants: Story = {
  render: (args) => (
    <FieldFrame name={args.name} value={{ province_code: '79', ward_code: '26743' }}>
      <AreaField {...args} />
    </FieldFrame>
  ),
};

/** Refused. */
export const States: Story = {
  render: (args) => (
    <FieldFrame name={args.name} value={null} error="Vui lòng điền mục này.">
      <AreaField {...args} />
    </FieldFrame>
  ),
};
