import { MysteryBoxCard } from '@mcy/ui/boxes/pools';
import { TextsProvider, createI18n, localeTags } from '@mcy/ui/i18n';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { infinitePool } from '../boxes/pools/fixtures/pools.ts';

it('draws what reads texts again in another language', async () => {
  const texts = await createI18n('en', ['shell', 'boxes/pools']);
  const screen = await render(
    <TextsProvider texts={texts}>
      <MysteryBoxCard pool={infinitePool} href="/pages/box/detail" />
    </TextsProvider>,
  );
  await expect.element(screen.getByText('Unlimited')).toBeInTheDocument();
  await texts.changeLanguage(localeTags.vn);
  await expect.element(screen.getByText('Không giới hạn')).toBeInTheDocument();
});
