import { createElement, isValidElement } from 'react';
import { describe, expect, it } from 'vitest';
import { jsxDEV } from './jsx-dev-runtime.ts';
import { jsx } from './jsx-runtime.ts';

interface WordProps {
  children: string;
  size?: 'small';
}

function Word({ children, size }: WordProps) {
  return createElement('span', { className: size }, children);
}
Word.inPlace = true;

function Card() {
  return createElement('p');
}

describe.for([
  ['build', jsx],
  ['test', (type: typeof Word, props: WordProps, key?: string) => jsxDEV(type, props, key, false)],
] as const)('JSX in a %s', ([, make]) => {
  it('draws a component in place when it says so', () => {
    const made = make(Word, { children: 'Rồng', size: 'small' });
    expect(made).toMatchObject({ type: 'span', key: null, props: { className: 'small', children: 'Rồng' } });
  });

  it('keeps its key in a list', () => {
    expect(make(Word, { children: 'Rồng' }, 'jade')).toMatchObject({
      type: 'span',
      key: 'jade',
      props: { children: 'Rồng' },
    });
  });
});

it('leaves every other component to React', () => {
  expect(jsx(Card, {}, 'jade')).toMatchObject({ type: Card, key: 'jade' });
  expect(isValidElement(jsx('p', {}))).toBe(true);
});
