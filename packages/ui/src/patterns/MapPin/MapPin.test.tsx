import '@mcy/ui/styles';
import { MapPin, type MapPinTexts, type Position } from '@mcy/ui/patterns';
import * as Leaflet from 'leaflet';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { mapTile } from '../fixtures/mapTile.ts';

const saigon: Position = { latitude: 10.772461, longitude: 106.698055 };
const hanoi: Position = { latitude: 21.028511, longitude: 105.852033 };
const texts: MapPinTexts = {
  pin: 'Place of delivery',
  hint: 'Enter places the pin, arrow keys move it.',
  standsAt: ({ latitude, longitude }) => `At ${latitude}, ${longitude}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  locate: 'My location',
  failed: 'The map could not be loaded',
};
const chosen = vi.fn<(position: Position) => void>();

function Choice({ first = null, onLocate }: { first?: Position | null; onLocate?: () => Promise<Position> }) {
  const [position, setPosition] = useState(first);
  return (
    <MapPin
      label="Delivery"
      texts={texts}
      position={position}
      center={saigon}
      onPositionChange={(next) => {
        chosen(next);
        setPosition(next);
      }}
      {...(onLocate && { onLocate: async () => setPosition(await onLocate()) })}
    />
  );
}

beforeEach(() => chosen.mockClear());

describe('MapPin', () => {
  it('keeps its size while loading, then shows a fixed pin', async () => {
    const screen = await render(<MapPin label="Shop" texts={texts} position={saigon} tileUrl={mapTile} />);
    const before = screen.getByRole('group', { name: 'Shop' }).element().getBoundingClientRect();
    await expect.element(screen.getByRole('img', { name: 'Place of delivery' })).toBeVisible();
    await expect.element(screen.getByRole('group', { name: 'Shop' })).toHaveAttribute('aria-busy', 'false');
    const after = screen.getByRole('group', { name: 'Shop' }).element().getBoundingClientRect();
    expect(after.height).toBe(before.height);
    await expect.element(screen.getByRole('button', { name: 'Place of delivery' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'My location' })).not.toBeInTheDocument();
  });

  it('puts the pin at a click', async () => {
    const screen = await render(<Choice />);
    await expect.element(screen.getByRole('button', { name: 'Zoom in' })).toBeVisible();
    const map = screen.getByRole('application', { name: 'Delivery' });
    const { width, height } = map.element().getBoundingClientRect();
    await map.click({ position: { x: width / 4, y: height / 4 } });
    // Leaflet waits for a second click, which would zoom.
    await vi.waitFor(() => expect(chosen).toHaveBeenCalledOnce());
    const [{ latitude, longitude } = saigon] = chosen.mock.lastCall ?? [];
    expect(latitude).toBeGreaterThan(saigon.latitude);
    expect(longitude).toBeLessThan(saigon.longitude);
    await expect.element(screen.getByRole('button', { name: 'Place of delivery' })).toBeVisible();
    await expect.element(screen.getByRole('status')).toHaveTextContent(`At ${latitude}, ${longitude}`);
  });

  it('is placed and moved by keyboard only', async () => {
    const screen = await render(<Choice />);
    await expect.element(screen.getByRole('button', { name: 'Zoom in' })).toBeVisible();
    const map = screen.getByRole('application', { name: 'Delivery' });
    await expect.element(map).toHaveAccessibleDescription(texts.hint);
    map.element().focus();
    await userEvent.keyboard('{Enter}');
    const pin = screen.getByRole('button', { name: 'Place of delivery' });
    await expect.element(pin).toBeVisible();
    pin.element().focus();
    await userEvent.keyboard('{ArrowUp}');
    const north = chosen.mock.lastCall?.[0];
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    const south = chosen.mock.lastCall?.[0];
    expect(north?.latitude).toBeGreaterThan(saigon.latitude);
    expect(south?.latitude).toBeLessThan(saigon.latitude);
    expect(south?.longitude).toBeCloseTo(saigon.longitude, 4);
    await expect.element(pin).toHaveFocus();
  });

  it('can be dragged', async () => {
    const screen = await render(<Choice first={saigon} />);
    const pin = screen.getByRole('button', { name: 'Place of delivery' });
    await expect.element(pin).toBeVisible();
    const map = screen.getByRole('application', { name: 'Delivery' });
    await userEvent.dragAndDrop(pin, map, { targetPosition: { x: 60, y: 60 } });
    await vi.waitFor(() => expect(chosen).toHaveBeenCalledOnce());
    expect(chosen.mock.lastCall?.[0].longitude).toBeLessThan(saigon.longitude);
  });

  it("waits for the device's location, then centers there", async () => {
    const located = Promise.withResolvers<Position>();
    const screen = await render(<Choice first={saigon} onLocate={() => located.promise} />);
    const locate = screen.getByRole('button', { name: 'My location' });
    await locate.click();
    await expect.element(locate).toHaveAttribute('aria-busy', 'true');
    located.resolve(hanoi);
    await expect.element(screen.getByRole('status')).toHaveTextContent('At 21.028511, 105.852033');
    const pin = screen.getByRole('button', { name: 'Place of delivery' }).element().getBoundingClientRect();
    const map = screen.getByRole('application', { name: 'Delivery' }).element().getBoundingClientRect();
    // The pin's foot is in the middle, to the nearest pixel.
    expect(Math.abs(pin.left + pin.width / 2 - (map.left + map.width / 2))).toBeLessThan(2);
    expect(Math.abs(pin.bottom - (map.top + map.height / 2))).toBeLessThan(2);
  });

  it('shows the attribution only with tiles', async () => {
    const attribution = { label: '© OpenStreetMap', href: 'https://www.openstreetmap.org/copyright' };
    const screen = await render(
      <MapPin label="Shop" texts={texts} position={saigon} tileUrl={mapTile} attribution={attribution} />,
    );
    await expect
      .element(screen.getByRole('link', { name: '© OpenStreetMap' }))
      .toHaveAttribute('href', attribution.href);
    await screen.rerender(<MapPin label="Shop" texts={texts} position={saigon} attribution={attribution} />);
    await expect.element(screen.getByRole('link')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('img', { name: 'Place of delivery' })).toBeVisible();
  });

  it('says that the map failed to load, keeps its size, and can still locate the device', async () => {
    vi.spyOn(Leaflet.Map.prototype, 'setView').mockImplementation(() => {
      throw new Error('The network went away.');
    });
    const located = vi.fn(async () => hanoi);
    const screen = await render(<Choice onLocate={located} />);
    await expect.element(screen.getByRole('alert')).toMatchTextContent(texts.failed);
    const { width, height } = screen.getByRole('group', { name: 'Delivery' }).element().getBoundingClientRect();
    expect(width / height).toBeCloseTo(4 / 3, 1);
    await expect.element(screen.getByRole('button', { name: 'Zoom in' })).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'My location' }).click();
    expect(located).toHaveBeenCalledOnce();
  });
});
