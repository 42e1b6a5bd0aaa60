import { PrizeDetailScreen } from '@mcy/ui/boxes/pools';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { links } from '../fixtures/links.ts';
import { failed, loaded, loading } from '../fixtures/loads.ts';
import { finiteOdds, soldOutOdds } from '../fixtures/odds.ts';
import { dragonKingDetail, nightDragon } from '../fixtures/prizes.ts';

const meta = {
  title: 'Boxes/Pools/Screens/PrizeDetail',
  component: PrizeDetailScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    load: loaded({ prize: dragonKingDetail, odds: finiteOdds }),
    onGoBack: fn(),
    onShare: fn(async () => {}),
    links,
    picture: { label: 'Xem ảnh', onShow: fn() },
  },
} satisfies Meta<typeof PrizeDetailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: inEveryMode };

/** A bonus on the last ticket, without a probability of its own. */
export const LastPrize: Story = {
  args: { load: loaded({ prize: { ...dragonKingDetail, ...nightDragon }, odds: finiteOdds }) },
};

export const Loading: Story = { args: { load: loading } };

export const SoldOut: Story = { args: { load: loaded({ prize: dragonKingDetail, odds: soldOutOdds }) } };

export const Failed: Story = { args: { load: failed } };
