import { FormSkeleton } from '@mcy/ui/patterns';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

it('shows a silent skeleton of each field and the button', async () => {
  const screen = await render(<FormSkeleton fields={3} />);
  expect(screen.container.textContent).toBe('');
  expect(screen.container.querySelectorAll('[aria-hidden="true"]').length).toBe(7);
});
