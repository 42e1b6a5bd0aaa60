import { EmptyState, Screen, ScreenPart } from '@mcy/ui/patterns';
import { IconButton, Surface, Text } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PackageOpen, Share2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';

type Toys = readonly string[];

const onRetry = fn();

const meta = {
  title: 'Patterns/Screen',
  component: Screen<Toys>,
  parameters: { layout: 'fullscreen' },
  args: {
    texts: {
      backLabel: 'Quay lại',
      loadingLabel: 'Đang tải',
      failedTitle: 'Chưa tải được',
      retryLabel: 'Thử lại',
      loadMoreLabel: 'Xem thêm',
      pageTitle: (title) => `${title} · MCY`,
    },
    title: 'Đồ chơi của bạn',
    back: '/',
    load: { status: 'loaded', data: ['Mèo Phi Hành Gia', 'Vua Rồng Ngọc'] },
    shape: 'rows',
    empty: (toys: Toys) => (toys.length === 0 ? { icon: PackageOpen, title: 'Chưa có món nào' } : null),
    children: (toys: Toys) => toys.map((toy) => <Toy key={toy} toy={toy} />),
  },
} satisfies Meta<typeof Screen<Toys>>;
export default meta;
type Story = StoryObj<typeof meta>;

function Toy({ toy }: { toy: string }) {
  return (
    <Surface>
      <Text>{toy}</Text>
    </Surface>
  );
}

/** The way back is a link here; the bar is the page's only heading of the first level. */
export const Loaded: Story = {
  args: { actions: <IconButton icon={Share2} label="Chia sẻ" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Đồ chơi của bạn' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Quay lại' })).toHaveAttribute('href', '/');
    await expect(canvas.getByText('Vua Rồng Ngọc')).toBeVisible();
  },
};

/** Two columns on a desktop; the skeleton uses them too. */
export const Halves: Story = { args: { layout: 'halves', shape: ['portrait', 'tiles'], load: { status: 'loading' } } };

/** Every shape that a skeleton has. */
export const Loading: Story = {
  args: {
    load: { status: 'loading' },
    shape: [
      'header',
      { text: 2 },
      'podium',
      'list',
      'cards',
      ['line', 'stamps'],
      'picture',
      { form: 2 },
      'figures',
      { rows: 2 },
      { longRows: 2 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Đang tải');
  },
};

export const Empty: Story = {
  args: { load: { status: 'loaded', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Chưa có món nào' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { load: { status: 'failed', message: 'Lỗi mạng, vui lòng tải lại', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

const onGoBack = fn();

/** What needs nothing from elsewhere, with a way back that does something. */
export const WithoutLoad: Story = {
  render: ({ texts, title }) => (
    <Screen texts={texts} title={title} back={onGoBack}>
      <EmptyState icon={PackageOpen} title="Sắp có" />
    </Screen>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quay lại' }));
    await expect(onGoBack).toHaveBeenCalledOnce();
  },
};

/** One half loads while the other is there. */
export const InParts: Story = {
  args: { layout: 'halves' },
  render: ({ texts, title }) => (
    <Screen texts={texts} title={title} layout="halves">
      <ScreenPart load={{ status: 'loading' }} shape={{ list: 2 }}>
        {() => null}
      </ScreenPart>
      <Toy toy="Mèo Phi Hành Gia" />
    </Screen>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Đang tải');
    await expect(canvas.getByText('Mèo Phi Hành Gia')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(document.title).toBe('Đồ chơi của bạn · MCY');
  },
};
