import '@mcy/ui/styles';
import { themes, vars } from '@mcy/ui/tokens';
import { afterEach, describe, expect, it } from 'vitest';

type Tree = { readonly [key: string]: string | Tree };

/** Names of a contract's custom properties: `--mcy-color-text-primary`. */
function namesIn(tree: Tree): readonly string[] {
  return Object.values(tree).flatMap((leaf) =>
    typeof leaf === 'string' ? [leaf.slice('var('.length, -')'.length)] : namesIn(leaf),
  );
}

const page = document.documentElement;
const valueOf = (name: string) => getComputedStyle(page).getPropertyValue(name);

const lacking = () => namesIn(vars).filter((name) => valueOf(name) === '');

afterEach(() => {
  delete page.dataset['theme'];
  delete page.dataset['motion'];
});

describe('themes', () => {
  it.each(themes)('%s fills the contract', (theme) => {
    page.dataset['theme'] = theme;
    expect(lacking()).toEqual([]);
    expect(getComputedStyle(page).colorScheme).toBe(theme);
  });

  it('report a missing value', () => {
    page.style.setProperty('--mcy-color-text-primary', 'initial');
    expect(lacking()).toEqual(['--mcy-color-text-primary']);
    page.style.removeProperty('--mcy-color-text-primary');
  });

  it('default to dark', () => {
    const untouched = namesIn(vars.color).map(valueOf);
    page.dataset['theme'] = 'light';
    expect(namesIn(vars.color).map(valueOf)).not.toEqual(untouched);
    page.dataset['theme'] = 'dark';
    expect(namesIn(vars.color).map(valueOf)).toEqual(untouched);
  });

  it('differ only in color and shadow', () => {
    const { color: _color, shadow: _shadow, ...rest } = vars;
    const dark = namesIn(rest).map(valueOf);
    page.dataset['theme'] = 'light';
    expect(namesIn(rest).map(valueOf)).toEqual(dark);
  });

  it('pause motion for a picture', () => {
    page.dataset['motion'] = 'still';
    expect(namesIn(vars.motion.duration).map(valueOf)).toEqual(['0.01ms', '0.01ms', '0.01ms', '0.01ms']);
    expect(namesIn({ play: vars.motion.loop.play }).map(valueOf)).toEqual(['paused']);
  });
});

describe('cascade layers', () => {
  it('are ordered reset, tokens, primitives, patterns, areas', () => {
    const named = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .flatMap((rule) => {
        if (rule instanceof CSSLayerStatementRule) return [...rule.nameList];
        return rule instanceof CSSLayerBlockRule ? [rule.name] : [];
      });
    expect([...new Set(named)]).toEqual(['reset', 'tokens', 'primitives', 'patterns', 'areas']);
  });
});
