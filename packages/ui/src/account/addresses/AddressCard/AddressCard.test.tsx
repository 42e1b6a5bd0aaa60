import { AddressCard, type AddressCardProps } from '@mcy/ui/account/addresses';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { lansHome, lansOffice } from '../fixtures/addresses.ts';

async function renderCard(given: Partial<AddressCardProps> = {}) {
  const props: AddressCardProps = {
    address: lansOffice,
    links: { edit: '/edit', map: null },
    onMakeDefault: vi.fn(async () => {}),
    onRemove: vi.fn(async () => {}),
    ...given,
  };
  const screen = await render(
    <div role="list">
      <AddressCard {...props} />
    </div>,
    { wrapper: await inLanguage('en') },
  );
  return { props, screen };
}

it('shows the recipient, the number and the address', async () => {
  const { screen } = await renderCard();
  await expect.element(screen.getByRole('heading', { name: 'Lan Nguyễn' })).toBeVisible();
  await expect.element(screen.getByText('0987 654 321')).toBeVisible();
  await expect.element(screen.getByText('Phường Ba Đình, Thành phố Hà Nội')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /Edit the address/ })).toHaveAttribute('href', '/edit');
  await expect.element(screen.getByRole('link', { name: /Show on map/ })).not.toBeInTheDocument();
});

it('is the default or can become it', async () => {
  const { props, screen } = await renderCard();
  await expect.element(screen.getByText('Default', { exact: true })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: /Make default/ }).click();
  expect(props.onMakeDefault).toHaveBeenCalledOnce();
  await screen.unmount();
  const other = await renderCard({ address: lansHome, links: { edit: '/edit', map: '/map' } });
  await expect.element(other.screen.getByText('Default', { exact: true })).toBeVisible();
  await expect.element(other.screen.getByRole('button', { name: /Make default/ })).not.toBeInTheDocument();
  await expect.element(other.screen.getByRole('link', { name: /Show on map/ })).toHaveAttribute('href', '/map');
});

it('asks once before deleting, with the address visible', async () => {
  const { props, screen } = await renderCard();
  await screen.getByRole('button', { name: /Delete the address/ }).click();
  const dialog = screen.getByRole('dialog', { name: 'Delete this address?' });
  await expect.element(dialog).toMatchTextContent(/5 Đội Cấn, Phường Ba Đình, Thành phố Hà Nội/);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(props.onRemove).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: /Delete the address/ }).click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  expect(props.onRemove).toHaveBeenCalledOnce();
});
