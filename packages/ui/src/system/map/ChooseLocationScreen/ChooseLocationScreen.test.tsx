import { ChooseLocationScreen, type ChooseLocationScreenProps } from '@mcy/ui/system/map';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

const place = { latitude: 10.772461, longitude: 106.698055 };

async function renderScreen(given: Partial<ChooseLocationScreenProps> = {}) {
  const props: ChooseLocationScreenProps = {
    position: null,
    center: place,
    tiles: null,
    locateFailure: null,
    onPositionChange: vi.fn(),
    onLocate: vi.fn(async () => {}),
    onChoose: vi.fn(),
    onGoBack: vi.fn(),
    ...given,
  };
  const screen = await render(<ChooseLocationScreen {...props} />, { wrapper: await inLanguage('en') });
  return { props, screen };
}

it('cannot confirm before a place is chosen, and locates the device', async () => {
  const { props, screen } = await renderScreen();
  await expect.element(screen.getByText('No pin yet')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Use this place' })).toBeDisabled();
  await screen.getByRole('button', { name: 'My location' }).click();
  expect(props.onLocate).toHaveBeenCalledOnce();
  await screen.getByRole('button', { name: 'Back' }).click();
  expect(props.onGoBack).toHaveBeenCalledOnce();
});

it("returns the pin's place", async () => {
  const { props, screen } = await renderScreen({ position: place });
  await expect.element(screen.getByText('10.772461, 106.698055', { exact: true })).toBeVisible();
  await screen.getByRole('button', { name: 'Use this place' }).click();
  expect(props.onChoose).toHaveBeenCalledExactlyOnceWith(place);
});

it('says what to do when the device gives no location', async () => {
  const { screen } = await renderScreen({ locateFailure: 'denied' });
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Allow it for this page/);
});
