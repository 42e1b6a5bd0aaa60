import { expect, it } from 'vitest';
import { joinUnions } from './joinUnions.ts';

it('writes a union of props as an intersection, also in brackets and of literals', () => {
  expect(joinUnions('export type ButtonProps = Looks & (Action | OfChild);\n')).toBe(
    'export type ButtonProps = Looks & Action & OfChild;\n',
  );
  expect(
    joinUnions('type RootProps = Base &\n  (\n    | { value: string | null; as: 1 }\n    | { from: string }\n  );'),
  ).toBe('type RootProps = Base & { value: string | null; as: 1 }\n    & { from: string }\n  ;');
});

it('joins literals with callbacks', () => {
  const source = 'type TabsProps = Base & ({ onChange: (value: string) => void; from?: never } | { from: string });';
  expect(joinUnions(source)).toBe('type TabsProps = Base & { onChange: (value: string) => void; } & { from: string };');
});

it('leaves out what a member forbids, so that the member that has it describes it', () => {
  expect(joinUnions('interface OfChild {\n  asChild: true;\n  onPress?: never;\n}\n')).toBe(
    'interface OfChild {\n  asChild: true;\n}\n',
  );
});

it('changes no other type', () => {
  const source = "type Tone = 'plain' | 'loud';\ntype RenderProps = (row: Row) => A | B;\nconst sum = (a | b) & c;\n";
  expect(joinUnions(source)).toBe(source);
});
