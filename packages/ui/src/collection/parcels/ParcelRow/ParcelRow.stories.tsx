import { parcelStates } from '@mcy/api/collection/parcels/words';
import { ParcelRow } from '@mcy/ui/collection/parcels';
import { Stack } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { parcelRow } from '../fixtures/parcels.ts';

const meta = {
  title: 'Collection/Parcels/ParcelRow',
  component: ParcelRow,
  args: { parcel: parcelRow, href: '/parcel' },
} satisfies Meta<typeof ParcelRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** Each state. */
export const Variants: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Đã nhận')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /100128/ })).toHaveLength(5);
  },
  render: ({ href }) => (
    <Stack>
      {parcelStates.map((state) => (
        <ParcelRow key={state} parcel={{ ...parcelRow, state }} href={href} />
      ))}
    </Stack>
  ),
};
