import { LanguageChoice } from '@mcy/ui/account/profile';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

it('offers each language by its own name, in any interface language', async () => {
  const chosen = vi.fn();
  const screen = await render(<LanguageChoice locale="zh" onChooseLocale={chosen} />, {
    wrapper: await inLanguage('zh'),
  });
  await expect.element(screen.getByRole('radio', { name: '中文' })).toBeChecked();
  await screen.getByRole('radio', { name: 'Tiếng Việt' }).click();
  expect(chosen).toHaveBeenCalledExactlyOnceWith('vn');
});
