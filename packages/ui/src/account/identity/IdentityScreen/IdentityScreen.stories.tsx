import { IdentityScreen } from '@mcy/ui/account/identity';
import { Button, Stack, TextField } from '@mcy/ui/primitives';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { download, rejected, underReview } from '../fixtures/identities.ts';

function FormSketch() {
  return (
    <Stack space="large">
      <TextField label="Họ và tên" value="Nguyễn Thị Lan" onValueChange={() => {}} />
      <TextField label="Số giấy tờ" value="001 095 123 456" onValueChange={() => {}} />
      <Button size="large" width="full">
        Gửi hồ sơ
      </Button>
    </Stack>
  );
}

const meta = {
  title: 'Account/Identity/Screens/Identity',
  component: IdentityScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    review: { status: 'loaded', data: underReview },
    download: null,
    form: <FormSketch />,
    links: {
      mine: '/pages/index/mine',
      checkIn: '/pages/home/sign',
      boxes: '/pages/index/card',
      levels: '/pages/user/level',
      addresses: '/pages/user/address/index',
    },
  },
} satisfies Meta<typeof IdentityScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: inEveryMode };

/** Nothing submitted yet, in the app. */
export const Empty: Story = { args: { review: { status: 'loaded', data: null } } };

/** The web verifies no one. */
export const OnTheWeb: Story = { args: { review: { status: 'loaded', data: null }, download } };

export const NoPackageYet: Story = {
  args: { review: { status: 'loaded', data: null }, download: { ...download, android: null, ios: null } },
};

export const Successful: Story = {
  args: { review: { status: 'loaded', data: { ...underReview, state: 'successful' } } },
};

export const FoundWrong: Story = { args: { review: { status: 'loaded', data: { ...underReview, state: 'failed' } } } };

/** The form replaces the reason. */
export const Rejected: Story = { args: { review: { status: 'loaded', data: rejected } } };

export const FillingInAgain: Story = {
  args: Rejected.args ?? {},
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getAllByRole('textbox')).toHaveLength(2);
  },
};

export const RejectedOnTheWeb: Story = { args: { review: { status: 'loaded', data: rejected }, download } };

export const Loading: Story = { args: { review: { status: 'loading' } } };
