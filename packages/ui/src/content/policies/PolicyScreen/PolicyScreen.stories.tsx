import { PolicyScreen } from '@mcy/ui/content/policies';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { earlierAgreement, otherDocuments, userAgreement } from '../fixtures/policies.ts';

const meta = {
  title: 'Content/Policies/Screens/Policy',
  component: PolicyScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    load: { status: 'loaded', data: userAgreement },
    others: otherDocuments,
    versionHref: (version) => `/pages/common/Policy?type=user${version === undefined ? '' : `&version=${version}`}`,
    onGoBack: fn(),
  },
} satisfies Meta<typeof PolicyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: inEveryMode };

/** A version someone once accepted that is no longer in force. */
export const Earlier: Story = { args: { load: { status: 'loaded', data: earlierAgreement } } };

export const Loading: Story = { args: { load: { status: 'loading' }, others: [] } };

export const Failed: Story = {
  args: { load: { status: 'failed', message: 'Lỗi mạng, vui lòng tải lại', onRetry: fn() }, others: [] },
};
