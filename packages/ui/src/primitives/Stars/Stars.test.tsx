import '@mcy/ui/styles';
import { Stars } from '@mcy/ui/primitives';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

describe('Stars', () => {
  it.each([
    [0, 0],
    [2.4, 2],
    [2.5, 3],
    [4.8, 5],
  ])('draws %d as %d full stars, and says it in words', async (value, full) => {
    const screen = await render(<Stars value={value} label={`${value} trên 5 sao`} />);
    const stars = screen.getByRole('img', { name: `${value} trên 5 sao` }).element();
    expect(stars.querySelectorAll('[data-filled]')).toHaveLength(full);
    expect(stars.children).toHaveLength(5);
  });
});
