import type { Position } from '@mcy/ui/patterns';
import { ChooseLocationScreen, type ChooseLocationScreenProps } from '@mcy/ui/system/map';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { mapTile } from '../../../patterns/fixtures/mapTile.ts';

const benThanh: Position = { latitude: 10.772461, longitude: 106.698055 };

function Choosing(args: ChooseLocationScreenProps) {
  const [position, setPosition] = useState(args.position);
  return (
    <ChooseLocationScreen
      {...args}
      position={position}
      onPositionChange={setPosition}
      onLocate={async () => setPosition({ latitude: 21.028511, longitude: 105.852033 })}
    />
  );
}

const meta = {
  title: 'System/Map/Screens/ChooseLocation',
  component: ChooseLocationScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    position: benThanh,
    center: benThanh,
    tiles: {
      url: mapTile,
      attribution: { label: '© OpenStreetMap', href: 'https://www.openstreetmap.org/copyright' },
    },
    locateFailure: null,
    onPositionChange: fn(),
    onLocate: fn(async () => {}),
    onChoose: fn(),
    onGoBack: fn(),
  },
} satisfies Meta<typeof ChooseLocationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Drawn before the snapshot. */
const drawn: NonNullable<Story['play']> = async ({ canvas }) => {
  await canvas.findByRole('button', { name: /phóng to|放大|zoom in/i });
};

export const Loaded: Story = { parameters: inEveryMode, play: drawn };

/** Nothing chosen yet; then the device reports its location, which is chosen. */
export const Empty: Story = {
  args: { position: null },
  render: (args) => <Choosing {...args} />,
  play: async (context) => {
    await drawn(context);
    const { args, canvas, userEvent } = context;
    const take = canvas.getByRole('button', { name: /dùng vị trí|使用该|use this/i });
    await expect(take).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /vị trí của tôi|我的位置|my position/i }));
    await userEvent.click(take);
    await expect(args.onChoose).toHaveBeenCalledWith({ latitude: 21.028511, longitude: 105.852033 });
  },
};

/** Location is denied, and the shop has no tiles. */
export const Refused: Story = { args: { position: null, tiles: null, locateFailure: 'denied' }, play: drawn };
