import '@mcy/ui/styles';
import { MapPin, type MapPinProps } from '@mcy/ui/patterns';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

vi.mock('leaflet', () => {
  throw new Error('The network went away.');
});

const texts: MapPinProps['texts'] = {
  pin: 'Shop',
  hint: '',
  standsAt: () => '',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  locate: 'My position',
  failed: 'The map could not be loaded',
};

it('says that the map did not come, keeps its place, and still asks the device', async () => {
  const located = vi.fn();
  const screen = await render(
    <MapPin
      label="Shop"
      texts={texts}
      position={null}
      center={{ latitude: 10.8, longitude: 106.7 }}
      onPositionChange={vi.fn()}
      onLocate={located}
    />,
  );
  await expect.element(screen.getByRole('alert')).toMatchTextContent(texts.failed);
  const { width, height } = screen.getByRole('group', { name: 'Shop' }).element().getBoundingClientRect();
  expect(width / height).toBeCloseTo(4 / 3, 1);
  await expect.element(screen.getByRole('button', { name: 'Zoom in' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'My position' }).click();
  expect(located).toHaveBeenCalledOnce();
});
