import { BagArt } from '@mcy/ui/boxes/pools';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

it('is silent to screen readers: the text around it says what happens', async () => {
  await render(
    <button type="button">
      Open
      <BagArt image="data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E" state="shaking" />
    </button>,
  );
  await expect.element(page.getByRole('button', { name: 'Open', exact: true })).toBeVisible();
});
