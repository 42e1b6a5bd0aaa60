import { HomeBanner } from '@mcy/ui/content/home';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

it('is one link with its text', async () => {
  const screen = await render(
    <HomeBanner
      banner={{
        banner_id: '1',
        title: 'Dragon Kingdom is open',
        subtitle: 'The Jade King is waiting',
        image: '/art/toys/jade-dragon-king.webp',
        tint: 'violet',
        path: '/pages/index/card',
      }}
    />,
  );
  const link = screen.getByRole('link', { name: 'Dragon Kingdom is open The Jade King is waiting' });
  await expect.element(link).toHaveAttribute('href', '/pages/index/card');
});
