import { AppShell, InfiniteList, NavBar, StickyFooter } from '@mcy/ui/patterns';
import { Badge, Button, Image, Inset, Stack, Surface, Text } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { navTabs } from '../fixtures/navTabs.ts';
import { toys } from '../fixtures/toys.ts';

const shelf = Array.from({ length: 12 }, (_, place) => ({
  id: String(place),
  name: ['Mèo Phi Hành Gia', 'Thỏ Nguyệt', 'Gấu Bạc Hà'][place % 3] ?? '',
  image: Object.values(toys)[place % 3] ?? toys.cat,
}));

function Shelf() {
  return (
    <Inset space="medium">
      <InfiniteList
        label="Hộp đang bán"
        layout="tiles"
        rows={shelf}
        rowKey={(box) => box.id}
        hasMore={false}
        loadingMore={false}
        onLoadMore={() => undefined}
        loadMoreLabel="Xem thêm"
        loadingLabel="Đang tải"
      >
        {(box) => (
          <Surface href={`/pages/box/detail?pool_id=${box.id}`} variant="stage" space="small">
            <Stack space="xsmall">
              <Image src={box.image} alt="" ratio="square" fit="contain" priority />
              <Text weight="bold" lines={1}>
                {box.name}
              </Text>
              <span>
                <Badge tone="accent">Còn 42/80</Badge>
              </span>
            </Stack>
          </Surface>
        )}
      </InfiniteList>
    </Inset>
  );
}

const meta = {
  title: 'Patterns/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    tabs: navTabs,
    navigationLabel: 'Điều hướng chính',
    skipLabel: 'Đến nội dung chính',
    brand: <Image src={toys.cat} alt="MCY" width={48} height={48} priority />,
    children: (
      <>
        <NavBar title="Khuyến mãi" />
        <Shelf />
      </>
    ),
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Đến nội dung chính' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const Variants: Story = {};

/** A page below a tab: its own bottom bar instead of the tab bar. */
export const PageBelow: Story = {
  args: {
    navigation: 'rail',
    children: (
      <>
        <NavBar title="Chi tiết hộp" back={{ label: 'Quay lại', href: '/pages/index/card' }} />
        <Shelf />
        <StickyFooter>
          <Button width="full" size="large">
            Mở hộp
          </Button>
        </StickyFooter>
      </>
    ),
  },
};

/** Full screen: the opening of a box. */
export const FullScreen: Story = {
  args: {
    navigation: 'none',
    children: (
      <>
        <NavBar title="Mở hộp" variant="ghost" back={{ label: 'Quay lại', href: '/pages/box/detail' }} />
        <Surface variant="stage" space="xxlarge">
          <Image src={toys.rabbit} alt="Thỏ Nguyệt" ratio="square" fit="contain" priority />
        </Surface>
      </>
    ),
  },
};

/** A navigation of its own in place of the tabs. */
export const OwnNavigation: Story = {
  args: {
    side: (
      <nav aria-label="Vận hành">
        <Inset space="medium">Vận hành</Inset>
      </nav>
    ),
  },
};
