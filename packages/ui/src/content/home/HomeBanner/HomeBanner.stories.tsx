import { HomeBanner } from '@mcy/ui/content/home';
import { Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { banners } from '../fixtures/home.ts';

const [first] = banners;
if (!first) throw new Error('the fixture has no banner');

const meta = {
  title: 'Content/Home/HomeBanner',
  component: HomeBanner,
  args: { banner: first },
} satisfies Meta<typeof HomeBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: () => (
    <Stack>
      {banners.map((banner) => (
        <HomeBanner key={banner.banner_id} banner={banner} priority />
      ))}
    </Stack>
  ),
};

/** Text that does not fit. */
export const States: Story = {
  args: {
    priority: true,
    banner: {
      ...first,
      title: 'Vương quốc Rồng đã mở cửa trở lại sau chín trăm năm canh giữ thác nước',
      subtitle: 'Long Vương Ngọc Bích đang chờ người may mắn mang bánh đậu xanh tới, ai tới trước được đi qua trước',
    },
  },
};
