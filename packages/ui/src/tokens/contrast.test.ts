import { describe, expect, it } from 'vitest';
import type { Colors } from './colors.ts';
import { contrastOf } from './contrast.ts';
import { contrastPairs } from './contrastPairs.ts';
import { darkColors } from './darkColors.ts';
import { lightColors } from './lightColors.ts';

describe('contrast', () => {
  it('matches the figures of WCAG', () => {
    expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('refuses a translucent color, whose contrast depends on its background', () => {
    expect(() => contrastOf('#ffffff80', '#000000')).toThrow('#ffffff80');
  });

  it('reports a theme with text too close to its background', () => {
    const pale = { ...darkColors, text: { ...darkColors.text, muted: darkColors.surface.raised } };
    expect(tooCloseIn(pale)).toContain('text.muted on surface.raised: 1.00, needs 4.5');
  });

  it.each(Object.entries({ dark: darkColors, light: lightColors }))(
    'of every pair in the %s theme is readable',
    (_theme, colors) => {
      expect(tooCloseIn(colors)).toEqual([]);
    },
  );
});

function tooCloseIn(colors: Colors): readonly string[] {
  return contrastPairs(colors)
    .map((pair) => ({ ...pair, contrast: contrastOf(pair.textColor, pair.groundColor) }))
    .filter((pair) => pair.contrast < pair.atLeast)
    .map((pair) => `${pair.text} on ${pair.ground}: ${pair.contrast.toFixed(2)}, needs ${pair.atLeast}`);
}
