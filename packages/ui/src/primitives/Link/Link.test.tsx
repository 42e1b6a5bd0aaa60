import '@mcy/ui/styles';
import { type LinkComponent, Link, LinkProvider } from '@mcy/ui/primitives';
import type { ComponentProps } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

function RouterLink({ children, ...props }: ComponentProps<LinkComponent>) {
  return (
    <a {...props} data-router="yes">
      {children}
    </a>
  );
}

describe('Link', () => {
  it('uses the router inside the shop', async () => {
    const screen = await render(
      <LinkProvider component={RouterLink}>
        <Link href="/pages/index/card">Hộp mù</Link>
      </LinkProvider>,
    );
    const link = screen.getByRole('link', { name: 'Hộp mù' });
    await expect.element(link).toHaveAttribute('href', '/pages/index/card');
    await expect.element(link).toHaveAttribute('data-router', 'yes');
  });

  it.each(['https://example.com', '//example.com', 'mailto:cskh@example.com', 'tel:19001234'])(
    'uses a plain anchor to leave the shop: %s',
    async (href) => {
      const screen = await render(
        <LinkProvider component={RouterLink}>
          <Link href={href}>Liên hệ</Link>
        </LinkProvider>,
      );
      await expect.element(screen.getByRole('link')).toHaveAttribute('href', href);
      await expect.element(screen.getByRole('link')).not.toHaveAttribute('data-router');
    },
  );

  it('opens a new tab without a reference to the shop', async () => {
    const screen = await render(
      <Link href="https://example.com" newTab>
        Đối tác
      </Link>,
    );
    await expect.element(screen.getByRole('link')).toHaveAttribute('rel', 'noreferrer');
    await expect.element(screen.getByRole('link')).toHaveAttribute('target', '_blank');
  });

  it('can be tapped 22 px from its center outside of text', async () => {
    const screen = await render(
      <div style={{ padding: 40 }}>
        <Link href="/pages/index/card" tone="quiet">
          Xem
        </Link>
      </div>,
    );
    const link = screen.getByRole('link').element();
    const { left, top, width, height } = link.getBoundingClientRect();
    expect(document.elementFromPoint(left + width / 2, top + height / 2 - 21.5)).toBe(link);
    expect(document.elementFromPoint(left + width / 2 + 21.5, top + height / 2)).toBe(link);
  });
});
