import '@mcy/ui/styles';
import { ListRow } from '@mcy/ui/patterns';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

describe('ListRow', () => {
  it('is a link with `href`', async () => {
    const screen = await render(<ListRow title="Money flow" description="All of it" trailing="3" href="/flow" />);
    const row = screen.getByRole('link', { name: /Money flow.*All of it.*3/ });
    await expect.element(row).toHaveAttribute('href', '/flow');
    expect(row.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  });

  it('is a button with `onPress`, which runs once until its promise settles', async () => {
    const copied = Promise.withResolvers<void>();
    const onPress = vi.fn(() => copied.promise);
    const screen = await render(<ListRow title="Copy" onPress={onPress} />);
    const row = screen.getByRole('button', { name: 'Copy' });
    await row.click();
    await expect.element(row).toHaveAttribute('aria-busy', 'true');
    await row.click({ force: true });
    expect(onPress).toHaveBeenCalledOnce();
    copied.resolve();
    await expect.element(row).not.toHaveAttribute('aria-busy');
  });

  it('is static otherwise', async () => {
    const screen = await render(<ListRow title="Order ID" trailing="42" data-testid="row" />);
    await expect.element(screen.getByTestId('row')).toHaveTextContent('Order ID42');
    await expect.element(screen.getByRole('link')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  });

  it('keeps long words and a large figure inside', async () => {
    const screen = await render(
      <div style={{ inlineSize: 288 }}>
        <ListRow
          title="Mộtcáitênrấtdàikhôngcókhoảngtrắngnàocả"
          trailing="+9.999.999.999"
          leading={<i>o</i>}
          href="/flow"
        />
      </div>,
    );
    const row = screen.getByRole('link').element();
    expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
  });
});
