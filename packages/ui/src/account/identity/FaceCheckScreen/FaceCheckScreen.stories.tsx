import { FaceCheckScreen } from '@mcy/ui/account/identity';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { download } from '../fixtures/identities.ts';

const meta = {
  title: 'Account/Identity/Screens/FaceCheck',
  component: FaceCheckScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    download: null,
    onUsePhoto: fn(async () => {}),
    onGoBack: fn(),
    links: { boxes: '/pages/index/card', levels: '/pages/user/level', addresses: '/pages/user/address/index' },
    openCamera: fn(() => new Promise<MediaStream>(() => {})),
  },
} satisfies Meta<typeof FaceCheckScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: inEveryMode };

export const OnTheWeb: Story = { args: { download } };

export const Denied: Story = {
  args: { openCamera: fn(() => Promise.reject(new DOMException('No.', 'NotAllowedError'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /camera|摄像头/i }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const NoCamera: Story = {
  args: { openCamera: fn(() => Promise.reject(new DOMException('None.', 'NotFoundError'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /camera|摄像头/i }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
