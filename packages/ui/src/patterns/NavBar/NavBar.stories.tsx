import { AppShell, NavBar, PageSection } from '@mcy/ui/patterns';
import { IconButton, Image, Inset, Logo, Stack, Surface, Text } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Search, Share2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { toys } from '../fixtures/toys.ts';

const meta = {
  title: 'Patterns/NavBar',
  component: NavBar,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Chi tiết hộp', back: { label: 'Quay lại', onGoBack: fn() } },
} satisfies Meta<typeof NavBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quay lại' }));
    await expect(args.back?.onGoBack).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  args: {
    actions: (
      <>
        <IconButton icon={Search} label="Tìm kiếm" />
        <IconButton icon={Bell} label="Thông báo" />
      </>
    ),
  },
};

/** A tab's own page has no back button. */
export const WithoutBack: Story = { args: { title: 'Khuyến mãi', back: undefined } };

/** The home page's own. */
export const WithLogo: Story = {
  args: { title: 'MCY', logo: <Logo form="full" tone="bar" label="MCY" />, back: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'MCY' })).toBeVisible();
  },
};

/** The in-app browser's white bar with black text (spec §2). */
export const Plain: Story = { args: { title: 'Chi tiết', tone: 'plain', back: { label: 'Quay lại', href: '/' } } };

export const LongTitle: Story = {
  args: {
    title: 'Bộ nhân vật Mèo Phi Hành Gia phiên bản giới hạn mùa trăng tròn',
    actions: <IconButton icon={Share2} label="Chia sẻ" />,
  },
};

/** Over a picture; solid after scrolling. */
export const OverHero: Story = {
  args: { variant: 'ghost', actions: <IconButton icon={Share2} label="Chia sẻ" /> },
  render: (args) => (
    <div>
      <NavBar {...args} />
      <Surface variant="stage" space="xxlarge">
        <Image src={toys.rabbit} alt="Thỏ Nguyệt" ratio="square" fit="contain" priority />
      </Surface>
      <Inset space="medium">
        <PageSection title="Về hộp này">
          <Stack>
            {Array.from({ length: 12 }, (_, line) => (
              <Text key={line} tone="secondary">
                Mỗi hộp có một món, tỉ lệ được công bố trước khi bạn trả tiền.
              </Text>
            ))}
          </Stack>
        </PageSection>
      </Inset>
    </div>
  ),
};

/** The account's bar of a desktop takes the place of the page's corner. */
export const WithAccount: Story = {
  args: { actions: <IconButton icon={Share2} label="Chia sẻ" />, corner: <IconButton icon={Bell} label="Thông báo" /> },
  render: (args) => (
    <AppShell
      tabs={[]}
      navigation="none"
      navigationLabel="MCY"
      skipLabel="Đến nội dung chính"
      account={<Text>Minh Anh</Text>}
    >
      <NavBar {...args} />
    </AppShell>
  ),
};
