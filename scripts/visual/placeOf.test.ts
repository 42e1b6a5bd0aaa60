import { expect, it } from 'vitest';
import { placeOf } from './placeOf.ts';

it.for([
  ['./packages/ui/src/account/people/FollowButton/FollowButton.stories.tsx', 'account/people', 'FollowButton'],
  ['./packages/ui/src/account/FollowButton/FollowButton.stories.tsx', 'account', 'FollowButton'],
  ['./packages/ui/src/primitives/Button/Button.stories.tsx', 'primitives', 'Button'],
  ['./packages/ui/src/tokens/Colour.stories.tsx', 'tokens', 'Colour'],
  ['./packages/forms/src/account/people/Report/Report.stories.tsx', 'account/people', 'Report'],
  ['./packages/forms/src/SchemaForm/SchemaForm.stories.tsx', 'forms', 'SchemaForm'],
] as const)('%s is kept with %s', ([importPath, topic, component]) => {
  expect(placeOf(importPath, 'whatever--in-use')).toEqual({ topic, picture: `${component}--in-use` });
});

it('refuses a file outside the packages', () => {
  expect(() => placeOf('./.storybook/docs/Words.stories.tsx', 'words--all')).toThrow('Words.stories.tsx');
});
