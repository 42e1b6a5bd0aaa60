import { CouponTemplateScreen } from '@mcy/ui/operator/coupons';
import { Surface, Text } from '@mcy/ui/primitives';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { newYearDetail } from '../fixtures/couponTemplates.ts';

const [sold, gifts] = newYearDetail.issues;

const meta = {
  title: 'Operator/Coupons/Screens/CouponTemplate',
  component: CouponTemplateScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    detail: { status: 'loaded', data: newYearDetail },
    ticket: ({ name }) => (
      <Surface>
        <Text weight="bold">{name}</Text>
      </Surface>
    ),
    task: null,
    form: ({ does }) => <Text>{does}</Text>,
    onBegin: fn(),
    onClose: fn(),
    now: '2026-11-20T13:30:00.000Z',
    links: {
      templates: '/operator/coupons',
      approval: (approval_id) => `/operator/approval?approval_id=${approval_id}`,
    },
  },
} satisfies Meta<typeof CouponTemplateScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On sale, gifts, paused and ended; each with its stock and budget, what waits, and what operators did. */
export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tặng một phiếu' }));
    await expect(args.onBegin).toHaveBeenLastCalledWith({ does: 'give', issue: gifts });
    const [change] = canvas.getAllByRole('button', { name: 'Thay đổi' });
    await userEvent.click(change ?? document.body);
    await expect(args.onBegin).toHaveBeenLastCalledWith({ does: 'change', issue: sold });
    await expect(canvas.getByText('Bù cho đơn 5A31 giao chậm')).toBeVisible();
  },
};

/** The form of a task, in a sheet. */
export const Issuing: Story = {
  args: { task: { does: 'issue' } },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText('issue')).toBeVisible());
  },
};

export const Empty: Story = {
  args: {
    detail: {
      status: 'loaded',
      data: { ...newYearDetail, issues: [], waiting: [], log: newYearDetail.log.slice(3) },
    },
  },
};

export const Loading: Story = { args: { detail: { status: 'loading' } } };
