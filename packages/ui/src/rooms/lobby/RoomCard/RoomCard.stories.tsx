import { RoomCard } from '@mcy/ui/rooms/lobby';
import { Grid } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  clock,
  comingRoom,
  drawingRoom,
  endedRoom,
  longestRoom,
  openRoom,
  paidRoom,
  refusedRoom,
  reviewedRoom,
  suspendedRoom,
  voidRoom,
} from '../fixtures/rooms.ts';
import type { Room } from '../Room.ts';

const meta = {
  title: 'Rooms/Lobby/RoomCard',
  component: RoomCard,
  args: { room: openRoom, href: hrefOf(openRoom), now: clock },
} satisfies Meta<typeof RoomCard>;
export default meta;
type Story = StoryObj<typeof meta>;

function hrefOf(room: Room) {
  return `/pages/index/activityDetail?room_id=${room.room_id}`;
}

function Cards({ rooms }: { rooms: readonly Room[] }) {
  return (
    <Grid columns={{ phone: 1, tablet: 2, desktop: 3 }} space="medium">
      {rooms.map((room) => (
        <RoomCard key={room.room_id} room={room} href={hrefOf(room)} now={clock} />
      ))}
    </Grid>
  );
}

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** Open with too few participants; paid, with a password and joined; not open yet. */
export const Variants: Story = { render: () => <Cards rooms={[openRoom, paidRoom, comingRoom]} /> };

/** Every other state, and the longest texts without a cover. */
export const States: Story = {
  render: () => (
    <Cards rooms={[drawingRoom, endedRoom, reviewedRoom, refusedRoom, suspendedRoom, voidRoom, longestRoom]} />
  ),
};
