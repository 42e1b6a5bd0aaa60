import { RoomCard, roomStates } from '@mcy/ui/rooms/lobby';
import { inLanguage } from '@mcy/ui/testing';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { clock, comingRoom, endedRoom, openRoom, paidRoom, refusedRoom, voidRoom } from '../fixtures/rooms.ts';

describe('RoomCard', () => {
  it('shows the prizes, the host, the price and how many participants are missing', async () => {
    const wrapper = await inLanguage('en');
    const screen = await render(<RoomCard room={openRoom} href="/room" now={clock} />, { wrapper });
    await expect.element(screen.getByRole('link', { name: openRoom.name })).toHaveAttribute('href', '/room');
    for (const text of [
      '8 prizes worth 4.260.000 coins',
      'Hosted by Lan Nguyễn',
      'Free',
      '7/10 people',
      '3 more needed',
      '+4',
      'Open',
    ]) {
      await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
    }
    await expect
      .element(screen.getByRole('progressbar', { name: 'People in the room' }))
      .toHaveAttribute('aria-valuetext', '7/10 people');
  });

  it('counts down to its draw, and before that to its opening', async () => {
    const wrapper = await inLanguage('en');
    const screen = await render(<RoomCard room={openRoom} href="/room" now={clock} />, { wrapper });
    await expect.element(screen.getByRole('timer', { name: 'Draws in' })).toMatchTextContent('02:35:09');
    await screen.rerender(<RoomCard room={comingRoom} href="/room" now={clock} />);
    await expect.element(screen.getByRole('timer', { name: 'Opens in' })).toMatchTextContent('23:30:00');
  });

  it('says that it has enough participants, needs a password and was joined', async () => {
    const wrapper = await inLanguage('en');
    const screen = await render(<RoomCard room={paidRoom} href="/room" now={clock} />, { wrapper });
    for (const text of ['128 people', 'Enough people', 'Password required', 'Joined', '15.000']) {
      await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
    }
  });

  it('says why it was refused or void, and stops counting', async () => {
    const wrapper = await inLanguage('en');
    const screen = await render(<RoomCard room={refusedRoom} href="/room" now={clock} />, { wrapper });
    await expect.element(screen.getByText(refusedRoom.state_reason ?? '')).toBeVisible();
    await expect.element(screen.getByText('My room')).toBeVisible();
    await screen.rerender(<RoomCard room={voidRoom} href="/room" now={clock} />);
    await expect.element(screen.getByText('Too few people joined. Prizes and payments were returned.')).toBeVisible();
    await screen.rerender(<RoomCard room={endedRoom} href="/room" now={clock} />);
    await expect.element(screen.getByText('Drawn at 20:00, Nov 18, 2026')).toBeVisible();
    expect(screen.getByRole('timer').elements()).toHaveLength(0);
  });

  it.each(roomStates)('is keyboard accessible while %s', async (state) => {
    const wrapper = await inLanguage('en');
    const screen = await render(<RoomCard room={{ ...openRoom, state }} href="/room" now={clock} />, { wrapper });
    await userEvent.tab();
    await expect.element(screen.getByRole('link')).toHaveFocus();
  });
});
