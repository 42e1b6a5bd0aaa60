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

/** Plays on click, with the browser's own controls. */
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

/** A story's click is not a user gesture: the browser only plays muted. */
function mute(video: HTMLElement): HTMLVideoElement {
  if (!(video instanceof HTMLVideoElement)) throw new Error('The video is missing.');
  Object.assign(video, { muted: true });
  return video;
}

/** Landscape, square and portrait. */
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

/** A broken URL. */
export const States: Story = {
  args: { src: 'data:video/webm;base64,AAAA' },
  play: async ({ canvas, userEvent }) => {
    mute(canvas.getByLabelText('Khui hộp Phố đêm Sài Gòn'));
    await userEvent.click(canvas.getByRole('button', { name: /^Phát/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Chưa phát được video này');
    await expect(canvas.getByRole('button', { name: 'Thử lại' })).toBeVisible();
  },
};
