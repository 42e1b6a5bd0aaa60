import { AddAddressScreen } from '@mcy/ui/account/addresses';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

it('shows the form, the way back, and the delivery notes', async () => {
  const screen = await render(<AddAddressScreen form={<p>the form</p>} links={{ addresses: '/addresses' }} />, {
    wrapper: await inLanguage('en'),
  });
  await expect.element(screen.getByRole('heading', { name: 'Add address' })).toBeVisible();
  await expect.element(screen.getByText('the form')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/addresses');
  await expect.element(screen.getByText(/7–15 working days/)).toBeVisible();
});
