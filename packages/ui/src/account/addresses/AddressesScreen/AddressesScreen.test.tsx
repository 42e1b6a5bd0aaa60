import { AddressesScreen, type AddressesScreenProps } from '@mcy/ui/account/addresses';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { lansHome, lansOffice } from '../fixtures/addresses.ts';

async function renderScreen(given: Partial<AddressesScreenProps> = {}) {
  const props: AddressesScreenProps = {
    addresses: { status: 'loaded', data: [lansHome, lansOffice] },
    most: 20,
    links: {
      mine: '/mine',
      add: '/add',
      edit: (address_id) => `/edit/${address_id}`,
      map: ({ latitude, longitude }, name) => `/map/${latitude},${longitude}/${name}`,
    },
    onMakeDefault: vi.fn(async () => {}),
    onRemove: vi.fn(async () => {}),
    ...given,
  };
  const screen = await render(<AddressesScreen {...props} />, { wrapper: await inLanguage('en') });
  return { props, screen };
}

it('lists the addresses with their actions', async () => {
  const { props, screen } = await renderScreen();
  const rows = screen.getByRole('list', { name: 'Address book' }).getByRole('listitem');
  await expect.poll(() => rows.elements().length).toBe(2);
  await expect
    .element(rows.first().getByRole('link', { name: /Show on map/ }))
    .toHaveAttribute('href', `/map/10.772461,106.698055/${lansHome.detail}`);
  await expect
    .element(rows.last().getByRole('link', { name: /Edit/ }))
    .toHaveAttribute('href', `/edit/${lansOffice.address_id}`);
  await rows
    .last()
    .getByRole('button', { name: /Make default/ })
    .click();
  expect(props.onMakeDefault).toHaveBeenCalledExactlyOnceWith(lansOffice.address_id);
  await expect.element(screen.getByRole('link', { name: 'Add address' })).toHaveAttribute('href', '/add');
});

it('offers to add an address to an empty book', async () => {
  const { screen } = await renderScreen({ addresses: { status: 'loaded', data: [] } });
  await expect.element(screen.getByText('No address yet')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Add address' })).toHaveAttribute('href', '/add');
});

it('says that a full book takes no more', async () => {
  const { screen } = await renderScreen({ most: 2 });
  await expect.element(screen.getByText(/full \(2 addresses\)/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Add address' })).not.toBeInTheDocument();
});
