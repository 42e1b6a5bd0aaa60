import { VerdictMark } from '@mcy/ui/boxes/proof';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

it('announces a check’s result and reason', async () => {
  const screen = await render(<VerdictMark outcome="failed" title="It does not match" text="Another prize." />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('It does not matchAnother prize.');
});
