import { OpenLocationScreen, type OpenLocationScreenProps } from '@mcy/ui/system/map';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

async function renderScreen(given: Partial<OpenLocationScreenProps> = {}) {
  const props: OpenLocationScreenProps = {
    position: { latitude: 10.772461, longitude: 106.698055 },
    name: 'Sao Mai',
    tiles: null,
    links: { home: '/', directions: ({ latitude, longitude }) => `/to/${latitude},${longitude}` },
    onCopy: vi.fn(),
    onGoBack: vi.fn(),
    ...given,
  };
  const screen = await render(<OpenLocationScreen {...props} />, { wrapper: await inLanguage('en') });
  return { props, screen };
}

it('names the place, links to directions and copies the coordinates', async () => {
  const { props, screen } = await renderScreen();
  await expect.element(screen.getByRole('heading', { name: 'Sao Mai' })).toBeVisible();
  const link = screen.getByRole('link', { name: 'Directions' });
  await expect.element(link).toHaveAttribute('href', '/to/10.772461,106.698055');
  await expect.element(link).toHaveAttribute('target', '_blank');
  await screen.getByRole('button', { name: 'Copy coordinates' }).click();
  expect(props.onCopy).toHaveBeenCalledExactlyOnceWith('10.772461, 106.698055');
});

it('says when there is no place', async () => {
  const { screen } = await renderScreen({ position: null });
  await expect.element(screen.getByText('This link has no location')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});
