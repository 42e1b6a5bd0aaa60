import { IdentityReviewScreen } from '@mcy/ui/operator/identity';
import { Button, RadioGroup, Stack } from '@mcy/ui/primitives';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { openReview, rejectedReview } from '../fixtures/identityReviews.ts';

function FormSketch() {
  return (
    <Stack space="large">
      <RadioGroup
        label="Kết quả"
        value="successful"
        onValueChange={() => {}}
        options={[
          { value: 'successful', label: 'Duyệt: đúng là chủ giấy tờ' },
          { value: 'rejected', label: 'Từ chối: cần điền lại' },
        ]}
      />
      <Button size="large">Lưu kết quả</Button>
    </Stack>
  );
}

const meta = {
  title: 'Operator/Identity/Screens/IdentityReview',
  component: IdentityReviewScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: { review: { status: 'loaded', data: openReview }, form: () => <FormSketch />, onGoBack: fn() },
} satisfies Meta<typeof IdentityReviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** See the stories of `Forms/Operator` for the form's own states. */
export const Loaded: Story = { parameters: inEveryMode };

export const Rejected: Story = { args: { review: { status: 'loaded', data: rejectedReview } } };

export const Loading: Story = { args: { review: { status: 'loading' } } };
