import { BoxArt } from '@mcy/ui/boxes/pools';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

it('says nothing to a reader: what happens is told around it', async () => {
  await render(
    <button type="button">
      Open
      <BoxArt image="data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E" state="shaking" />
    </button>,
  );
  await expect.element(page.getByRole('button', { name: 'Open', exact: true })).toBeVisible();
});
