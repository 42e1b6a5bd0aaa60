import { expect, it } from 'vitest';
import { parsePolicy } from './parsePolicy.ts';

it('reads the title, the lead, and sections of paragraphs and lists', () => {
  const source = `# Rules

Read them
first.

## 1. Who {#who}

Anybody.

- one
- two,
  and a half

## 2. When {#when-it-holds}

Now.
`;
  expect(parsePolicy(source)).toEqual({
    title: 'Rules',
    lead: ['Read them first.'],
    sections: [
      { id: 'who', heading: '1. Who', paragraphs: ['Anybody.', ['one', 'two, and a half']] },
      { id: 'when-it-holds', heading: '2. When', paragraphs: ['Now.'] },
    ],
  });
});

it.for([
  ['no title', 'Rules'],
  ['a section without an id', '# Rules\n\n## Who\n\nAnybody.'],
  ['a heading of another level', '# Rules\n\n### Who {#who}\n\nAnybody.'],
])('refuses %s', ([, source = '']) => {
  expect(() => parsePolicy(source)).toThrow(/begins with/);
});
