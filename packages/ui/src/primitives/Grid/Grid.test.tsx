import '@mcy/ui/styles';
import { Grid } from '@mcy/ui/primitives';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

describe('Grid', () => {
  it("has as many columns as the screen's width allows", async () => {
    const screen = await render(
      <Grid columns={{ phone: 1, tablet: 2 }} space="none">
        <p>A</p>
        <p>B</p>
      </Grid>,
    );
    const tops = () =>
      screen
        .getByRole('paragraph')
        .elements()
        .map((cell) => cell.getBoundingClientRect().top);
    await page.viewport(390, 844);
    expect(new Set(tops()).size).toBe(2);
    await page.viewport(768, 844);
    expect(new Set(tops()).size).toBe(1);
    await page.viewport(390, 844);
  });
});
