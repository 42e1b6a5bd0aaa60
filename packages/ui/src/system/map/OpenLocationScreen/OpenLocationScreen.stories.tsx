import { OpenLocationScreen } from '@mcy/ui/system/map';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { mapTile } from '../../../patterns/fixtures/mapTile.ts';

const meta = {
  title: 'System/Map/Screens/OpenLocation',
  component: OpenLocationScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    position: { latitude: 10.772461, longitude: 106.698055 },
    name: '12 Lê Lợi, chung cư Sao Mai, tầng 5',
    tiles: {
      url: mapTile,
      attribution: { label: '© OpenStreetMap', href: 'https://www.openstreetmap.org/copyright' },
    },
    links: { home: '/', directions: () => 'https://www.openstreetmap.org/directions' },
    onCopy: fn(),
    onGoBack: fn(),
  },
  play: async ({ canvas, args }) => {
    if (args.position !== null) {
      await canvas.findByRole('button', { name: /phóng to|放大|zoom in/i });
    }
  },
} satisfies Meta<typeof OpenLocationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: inEveryMode };

/** A link that lost its coordinates. */
export const Empty: Story = { args: { position: null, name: null } };

export const WithoutTiles: Story = { args: { tiles: null, name: null } };
