import { OpenAllScreen } from '@mcy/ui/boxes/opening';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { links } from '../../pools/fixtures/links.ts';
import { failed, loaded, loading } from '../../pools/fixtures/loads.ts';
import { commonOpening, fiveOpening, lastOpening, unseenOpening } from '../fixtures/openings.ts';

const unseen = [unseenOpening, fiveOpening, lastOpening, commonOpening].map((opening) => ({
  ...opening,
  revealed: false,
}));

const meta = {
  title: 'Boxes/Opening/Screens/OpenAll',
  component: OpenAllScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    load: loaded(unseen),
    rest: 0,
    onOpenRest: fn(),
    onSeen: fn(),
    onShare: fn(async () => undefined),
    sound: false,
    onSoundChange: fn(),
    onGoBack: fn(),
    links,
  },
} satisfies Meta<typeof OpenAllScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const Loading: Story = { args: { load: loading } };

export const Empty: Story = { args: { load: loaded([]) } };

export const Failed: Story = { args: { load: failed } };

/** One tap opens all boxes, another shows all toys, and it is reported once. */
export const OpensAll: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /bỏ qua|skip|跳过/i }));
    await expect(args.onSeen).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: /kết quả|results|结果/i }));
    await expect(canvas.getByRole('link', { name: /gửi về nhà|deliver|寄送到家/i })).toHaveAttribute(
      'href',
      links.deliver(unseen.map(({ opening_id }) => opening_id)),
    );
  },
};
