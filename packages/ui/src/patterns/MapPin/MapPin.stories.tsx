import { MapPin, type MapPinProps, type Position } from '@mcy/ui/patterns';
import { Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { mapTile } from '../fixtures/mapTile.ts';

const benThanh: Position = { latitude: 10.772461, longitude: 106.698055 };

const meta = {
  title: 'Patterns/MapPin',
  component: MapPin,
  args: {
    label: 'Nơi nhận hàng',
    position: benThanh,
    tileUrl: mapTile,
    attribution: { label: '© OpenStreetMap', href: 'https://www.openstreetmap.org/copyright' },
    texts: {
      pin: 'Ghim nơi nhận hàng',
      hint: 'Nhấn Enter để đặt ghim giữa bản đồ, dùng phím mũi tên để dời ghim.',
      standsAt: ({ latitude, longitude }) => `Ghim ở ${latitude}, ${longitude}`,
      zoomIn: 'Phóng to',
      zoomOut: 'Thu nhỏ',
      locate: 'Vị trí của tôi',
      failed: 'Chưa tải được bản đồ, bạn tải lại trang giúp nhé.',
    },
  },
} satisfies Meta<typeof MapPin>;
export default meta;
type Story = StoryObj<typeof meta>;

interface ChosenProps extends Pick<MapPinProps, 'label' | 'texts' | 'tileUrl' | 'ratio' | 'position'> {
  onChoose?: (position: Position) => void;
}

function Chosen({ onChoose, ...args }: ChosenProps) {
  const [position, setPosition] = useState(args.position);
  return (
    <MapPin
      {...args}
      position={position}
      center={benThanh}
      onPositionChange={(next) => {
        setPosition(next);
        onChoose?.(next);
      }}
      onLocate={() => setPosition({ latitude: 21.028511, longitude: 105.852033 })}
    />
  );
}

/** Placed by Enter, moved by an arrow key, then moved to the device. */
export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: ({ label, texts, tileUrl }) => (
    <Chosen label={label} texts={texts} {...(tileUrl !== undefined && { tileUrl })} position={null} onChoose={moved} />
  ),
  play: async ({ canvas, userEvent }) => {
    moved.mockClear();
    await canvas.findByRole('button', { name: 'Phóng to' });
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{Enter}');
    const pin = await canvas.findByRole('button', { name: 'Ghim nơi nhận hàng' });
    pin.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(moved).toHaveBeenCalledTimes(2));
    await expect(moved.mock.lastCall?.[0].longitude).toBeGreaterThan(benThanh.longitude);
    await userEvent.click(canvas.getByRole('button', { name: 'Vị trí của tôi' }));
    await expect(await canvas.findByText('Ghim ở 21.028511, 105.852033')).toBeInTheDocument();
  },
};

const moved = fn<(position: Position) => void>();

/** Read-only, and to choose on. */
export const Variants: Story = {
  render: (args) => (
    <Stack>
      <MapPin {...args} position={benThanh} />
      <Chosen label={args.label} texts={args.texts} tileUrl={mapTile} position={benThanh} ratio="wide" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Ghim nơi nhận hàng' })).toBeVisible();
  },
};

/** Without tiles, and with tiles that fail: a plain grid. */
export const WithoutTiles: Story = {
  render: ({ label, texts }) => (
    <Stack>
      <MapPin label={label} texts={texts} position={benThanh} />
      <Chosen label={label} texts={texts} tileUrl="data:image/png;base64,AAAA" position={null} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: 'Phóng to' })).toHaveLength(2);
  },
};
