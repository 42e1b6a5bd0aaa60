import '@mcy/ui/styles';
import { AvatarGroup } from '@mcy/ui/primitives';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const people = ['Ánh', 'Bảo', 'Chi', 'Đức', 'Hà', 'Khoa', 'Linh'].map((name) => ({ id: name, name }));

afterEach(async () => {
  await page.viewport(390, 844);
});

describe('AvatarGroup', () => {
  it('shows five faces and counts the rest (spec §9)', async () => {
    const screen = await render(<AvatarGroup people={people} label="7 người đã vào phòng" />);
    await expect.element(screen.getByRole('img')).toMatchTextContent(/^ÁBCĐH\+2$/);
  });

  it('is a single image with one label', async () => {
    const screen = await render(<AvatarGroup people={people} label="7 người đã vào phòng" />);
    expect(screen.getByRole('img').elements()).toHaveLength(1);
    await expect.element(screen.getByRole('img', { name: '7 người đã vào phòng' })).toBeInTheDocument();
  });

  it('counts people that were not passed, and shows no count when all are visible', async () => {
    const screen = await render(<AvatarGroup people={people.slice(0, 2)} total={1200} label="Người thích" />);
    await expect.element(screen.getByRole('img')).toMatchTextContent('+1.198');
    await screen.rerender(<AvatarGroup people={people.slice(0, 5)} label="Người thích" />);
    await expect.element(screen.getByRole('img')).not.toMatchTextContent('+');
  });

  it('fits a narrow phone', async () => {
    await page.viewport(320, 640);
    const screen = await render(
      <div style={{ inlineSize: 288 }}>
        <AvatarGroup people={people} size="large" label="Người thích" />
      </div>,
    );
    expect(screen.getByRole('img').element().getBoundingClientRect().width).toBeLessThanOrEqual(288);
  });
});
