import { QueueBar } from '@mcy/ui/boxes/queue';
import { Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { freeBox, heldBox, inLine, openBox, ownHold, queueClock } from '../fixtures/queues.ts';

const meta = {
  title: 'Boxes/Queue/QueueBar',
  component: QueueBar,
  args: {
    queue: freeBox,
    signInHref: null,
    onJoin: fn(async () => {}),
    onLeave: fn(async () => {}),
    onTurn: fn(),
    now: queueClock,
  },
} satisfies Meta<typeof QueueBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Giữ hộp' }));
    await expect(args.onJoin).toHaveBeenCalledOnce();
  },
};

/** In every state it is as high, so that no button below it moves under a finger. */
export const States: Story = {
  render: (args) => (
    <Stack space="small">
      {Object.entries({ loading: undefined, freeBox, heldBox, inLine, ownHold, openBox }).map(([name, queue]) => (
        <QueueBar key={name} {...args} queue={queue} />
      ))}
      <QueueBar {...args} queue={heldBox} signInHref="/pages/login/index" />
    </Stack>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const heights = canvas.getAllByRole('group').map((bar) => Math.round(bar.getBoundingClientRect().height));
    await expect(new Set(heights).size).toBe(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Trả hộp' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('timer', { name: 'Còn giữ' })[0]).toHaveTextContent('02:14');
  },
};
