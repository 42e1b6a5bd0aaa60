import { BoundNames } from '@mcy/ui/account/names';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

it('shows each name, or that there is none, and links to its binding', async () => {
  const screen = await render(
    <BoundNames names={{ email: 'l***@example.com', mobile: null }} links={{ email: '/email', mobile: '/mobile' }} />,
    { wrapper: await inLanguage('en') },
  );
  await expect
    .element(screen.getByRole('link', { name: 'Change email address l***@example.com' }))
    .toHaveAttribute('href', '/email');
  await expect
    .element(screen.getByRole('link', { name: 'Link a mobile number No mobile number linked' }))
    .toHaveAttribute('href', '/mobile');
});
