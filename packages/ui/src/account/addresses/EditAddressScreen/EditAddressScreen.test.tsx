import { EditAddressScreen } from '@mcy/ui/account/addresses';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { lansHome } from '../fixtures/addresses.ts';

it('shows the form once the address is loaded, and the way back', async () => {
  const wrapper = await inLanguage('en');
  const rest = {
    form: ({ consignee }: { consignee: string }) => <p>a form for {consignee}</p>,
    links: { addresses: '/addresses' },
  };
  const screen = await render(<EditAddressScreen {...rest} address={{ status: 'loading' }} />, { wrapper });
  await expect.element(screen.getByRole('heading', { name: 'Edit address' })).toBeVisible();
  expect(screen.getByText(/a form for/).elements()).toHaveLength(0);
  await screen.rerender(<EditAddressScreen {...rest} address={{ status: 'loaded', data: lansHome }} />);
  await expect.element(screen.getByText('a form for Nguyễn Thị Lan')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/addresses');
});
