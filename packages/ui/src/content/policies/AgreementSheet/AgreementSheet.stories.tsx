import { AgreementSheet, type AgreementSheetProps } from '@mcy/ui/content/policies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { userAgreement } from '../fixtures/policies.ts';

const accept = fn(() => Promise.resolve());

const paying: AgreementSheetProps = {
  agreement: 'purchase',
  load: { status: 'loaded', data: { ...userAgreement, title: 'Thỏa thuận mua hàng' } },
  open: true,
  links: { page: '/pages/common/Policy?type=purchase' },
  why: 'pay',
  amount: '100.000',
  onAccept: accept,
  onClose: fn(),
};

const meta = {
  title: 'Content/Policies/AgreementSheet',
  component: AgreementSheet,
  args: paying,
} satisfies Meta<typeof AgreementSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Accepting takes a tick and a click. */
export const Playground: Story = {
  args: paying,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const button = await screen.findByRole('button', { name: /100\.000/ });
    await userEvent.click(button);
    await expect(accept).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(button);
    await expect(accept).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = { args: paying };

/** For an older account: the only way past it is to sign out. */
export const OnVisit: Story = {
  args: {
    agreement: 'user',
    load: { status: 'loaded', data: userAgreement },
    why: 'visit',
    onAccept: accept,
    onSignOut: fn(() => Promise.resolve()),
  },
};

/** Read before ticking a form's box. */
export const ToRead: Story = {
  args: { agreement: 'user', load: { status: 'loaded', data: userAgreement }, why: 'read', onClose: fn() },
};

export const Loading: Story = { args: { ...paying, load: { status: 'loading' } } };

export const Failed: Story = {
  args: { ...paying, load: { status: 'failed', message: 'Lỗi mạng, vui lòng tải lại', onRetry: fn() } },
};
