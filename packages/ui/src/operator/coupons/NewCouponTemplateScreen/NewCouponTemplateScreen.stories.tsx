import { NewCouponTemplateScreen } from '@mcy/ui/operator/coupons';
import { Text } from '@mcy/ui/primitives';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Operator/Coupons/Screens/NewCouponTemplate',
  component: NewCouponTemplateScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    ticket: <Text>CouponTicket</Text>,
    form: { status: 'loaded', data: <Text>CouponTemplateForm</Text> },
    links: { templates: '/operator/coupons' },
  },
} satisfies Meta<typeof NewCouponTemplateScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('CouponTemplateForm')).toBeVisible();
    await expect(canvas.getByText('CouponTicket')).toBeVisible();
  },
};

export const Loading: Story = { args: { form: { status: 'loading' } } };
