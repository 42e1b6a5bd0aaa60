import { ResultPage } from '@mcy/ui/patterns';
import { Money } from '@mcy/ui/primitives';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

it('announces the result with its amount, and offers next steps', async () => {
  const screen = await render(
    <ResultPage
      tone="positive"
      title="Top-up complete"
      message="The coins are yours."
      amount={<Money amount={100000} label="coins" />}
      actions={<a href="/boxes">Open a box</a>}
    />,
  );
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Top-up complete' })).toBeVisible();
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Top-up complete100.000 coinsThe coins are yours.');
  await expect.element(screen.getByRole('link', { name: 'Open a box' })).toHaveAttribute('href', '/boxes');
});
