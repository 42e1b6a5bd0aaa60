import { DeliveryNotes } from '@mcy/ui/account/addresses';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

it('says how long delivery takes and what it costs', async () => {
  const screen = await render(<DeliveryNotes />, { wrapper: await inLanguage('en') });
  await expect.element(screen.getByText(/7–15 working days and is free for 3 or more items/)).toBeVisible();
});
