import { PasswordRules } from '@mcy/ui/account/entry';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

it('says whether each rule is met, not only by color', async () => {
  const screen = await render(
    <PasswordRules
      rules={[
        { text: 'Longer than 6', met: true },
        { text: 'Letters and digits', met: false },
      ]}
    />,
    { wrapper: await inLanguage('en') },
  );
  const [first, second] = screen.getByRole('listitem').all();
  await expect.element(first ?? screen.locator).toHaveTextContent('Longer than 6');
  await expect.element((first ?? screen.locator).getByRole('img', { name: 'Met', exact: true })).toBeVisible();
  await expect.element((second ?? screen.locator).getByRole('img', { name: 'Not met yet' })).toBeVisible();
});
