import { Tabs } from '@mcy/ui/primitives';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

describe('Tabs', () => {
  it('shows one view at a time, by click and by arrow keys', async () => {
    const screen = await render(
      <Tabs.Root defaultValue="prizes">
        <Tabs.List label="Thông tin hộp">
          <Tabs.Trigger value="prizes">Giải thưởng</Tabs.Trigger>
          <Tabs.Trigger value="odds">Tỉ lệ</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="prizes">Mười hai nhân vật</Tabs.Content>
        <Tabs.Content value="odds">Tính trên số vé còn lại</Tabs.Content>
      </Tabs.Root>,
    );
    await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('Mười hai nhân vật');
    await screen.getByRole('tab', { name: 'Tỉ lệ' }).click();
    await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('Tính trên số vé còn lại');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(screen.getByRole('tab', { name: 'Giải thưởng' })).toHaveAttribute('aria-selected', 'true');
    await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('Mười hai nhân vật');
  });
});
