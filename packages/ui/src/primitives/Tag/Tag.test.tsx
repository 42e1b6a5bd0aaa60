import { Tag } from '@mcy/ui/primitives';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

describe('Tag', () => {
  it('is removed by its remove button', async () => {
    const remove = vi.fn();
    const screen = await render(
      <Tag onRemove={remove} removeLabel="Bỏ lọc mèo">
        mèo
      </Tag>,
    );
    await screen.getByRole('button', { name: 'Bỏ lọc mèo' }).click();
    expect(remove).toHaveBeenCalledExactlyOnceWith();
  });

  it('has no button when it cannot be removed', async () => {
    const screen = await render(<Tag>mèo</Tag>);
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  });
});
