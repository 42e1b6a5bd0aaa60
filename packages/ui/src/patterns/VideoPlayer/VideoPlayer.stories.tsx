import { VideoPlayer } from '@mcy/ui/patterns';
import { Grid, Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { clip } from '../fixtures/clip.ts';
import { toys } from '../fixtures/toys.ts';

const captions = [
  {
    src: `data:text/vtt,${encodeURIComponent('WEBVTT\n\n00:00.000 --> 00:02.000\nQuả bóng lăn qua sân khấu')}`,
    lang: 'vi-VN',
    label: 'Tiếng Việt',
  },
];

const meta = {
  title: 'Patterns/VideoPlayer',
  component: VideoPlayer,
  args: {
    src: clip,
    label: 'Khui hộp Phố đêm Sài Gòn',
    poster: toys.cat,
    captions,
    texts: { play: 'Phát', failed: 'Chưa phát được video này', retry: 'Thử lại' },
  },
} satisfies Meta<typeof VideoPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pressed, it plays, with the browser's own controls. */
export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { loop: true },
  play: async ({ canvas, userEvent }) => {
    const video = mute(canvas.getByLabelText('Khui hộp Phố đêm Sài Gòn'));
    await userEvent.click(canvas.getByRole('button', { name: 'Phát: Khui hộp Phố đêm Sài Gòn' }));
    await waitFor(() => expect(video.paused).toBe(false));
    await waitFor(() => expect(canvas.queryByRole('button')).not.toBeInTheDocument());
    await expect(video.controls).toBe(true);
    video.pause();
  },
};

/** A press in a story is no person's: the browser then lets nothing be heard. */
function mute(video: HTMLElement): HTMLVideoElement {
  if (!(video instanceof HTMLVideoElement)) throw new Error('There should be a video.');
  Object.assign(video, { muted: true });
  return video;
}

/** Wide, square and upright. */
export const Variants: Story = {
  render: (args) => (
    <Stack>
      <VideoPlayer {...args} />
      <Grid columns={2}>
        <VideoPlayer {...args} ratio="square" poster={toys.rabbit} />
        <VideoPlayer {...args} ratio="portrait" poster={toys.bear} />
      </Grid>
    </Stack>
  ),
};

/** An address that leads nowhere. */
export const States: Story = {
  args: { src: 'data:video/webm;base64,AAAA' },
  play: async ({ canvas, userEvent }) => {
    mute(canvas.getByLabelText('Khui hộp Phố đêm Sài Gòn'));
    await userEvent.click(canvas.getByRole('button', { name: /^Phát/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Chưa phát được video này');
    await expect(canvas.getByRole('button', { name: 'Thử lại' })).toBeVisible();
  },
};
