import { CouponTemplatesScreen } from '@mcy/ui/operator/coupons';
import { inEveryMode, loadedPage } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { deepSea, newYear } from '../fixtures/couponTemplates.ts';

const meta = {
  title: 'Operator/Coupons/Screens/CouponTemplates',
  component: CouponTemplatesScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    templates: loadedPage([newYear, deepSea]),
    links: {
      mine: '/pages/index/mine',
      template: (id) => `/operator/coupons_detail?template_id=${id}`,
      create: '/operator/coupons_new',
    },
  },
} satisfies Meta<typeof CouponTemplatesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: new RegExp(newYear.name) })).toHaveAttribute(
      'href',
      args.links.template(newYear.template_id),
    );
  },
};

export const Loading: Story = { args: { templates: { status: 'loading' } } };

export const Empty: Story = { args: { templates: loadedPage([]) } };
