import { Notice } from '@mcy/ui/patterns';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

it('is announced when it must be', async () => {
  const screen = await render(
    <Notice tone="critical" role="alert">
      Wrong name or password.
    </Notice>,
  );
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Wrong name or password.');
});
