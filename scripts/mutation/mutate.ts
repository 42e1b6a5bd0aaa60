import { parseSync } from 'vite';
import { type Mutant, applyMutant } from './Mutant.ts';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

type Fault = [start: number, end: number, replacement: string, change: string];

const operators: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '??=': ['='],
  '++': ['--'],
  '--': ['++'],
};

const methods: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  find: 'findLast',
  findLast: 'find',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  doNothing: 'removed',
  where: 'removed',
  onRef: 'removed',
  orderBy: 'removed',
  limit: 'removed',
  forUpdate: 'removed',
  forNoKeyUpdate: 'removed',
  onConflict: 'removed',
  filter: 'removed',
  toSorted: 'removed',
  toReversed: 'removed',
  trim: 'removed',
};

/** Pieces of SQL and their replacements. */
const sqlFaults: readonly (readonly [RegExp, string])[] = [
  [/(?<![<>!])>=/g, '>'],
  [/(?<![<>])<=/g, '<'],
  [/(?<![<>=-])>(?![>=])/g, '>='],
  [/<(?![<>=])/g, '<='],
  [/<>/g, '='],
  [/(?<![<>!:])=(?!=)/g, '<>'],
  [/\band\b/g, 'or'],
  [/\bor\b/g, 'and'],
  [/\bis not null\b/g, 'is null'],
  [/\bis null\b/g, 'is not null'],
  [/\bis distinct from\b/g, '='],
  [/\bnot exists\b/g, 'exists'],
  [/\bfor (?:no key )?update\b/g, ''],
  [/\bfor share\b/g, ''],
  [/\border by [\w., ]+/g, ''],
  [/\bwhere [\w.]+ (?:=|<>|<|>) '?\w+'? and\b/g, 'where'],
  [/\bgreatest\b/g, 'least'],
  [/\bdesc\b/g, ''],
  [/\bsum\(/g, 'count('],
  [/-(?=sum\()/g, ''],
  [/ \+ /g, ' - '],
  [/ - /g, ' + '],
  [/\bleft join\b/g, 'join'],
  [/\bfull join\b/g, 'join'],
];

/** Every possible fault in `source`, one at a time, except those that would not parse. */
export function mutate(file: string, source: string): Mutant[] {
  const lines = source.split('\n');
  const mutants: Mutant[] = [];
  const seen = new Map<string, number>();
  const { program, errors } = parse(file, source);
  if (errors.length > 0) throw new Error(`${file} does not parse`);
  visit(program as unknown as Node, (node) => {
    for (const [start, end, replacement, change] of faultsOf(node, source)) {
      // A removed link of a chain starts at the end of the previous line.
      const at = start + (/^\s+/.exec(source.slice(start, end))?.[0].length ?? 0);
      const line = source.slice(0, at).split('\n').length;
      const code = (lines[line - 1] ?? '').trim();
      const key = `${line} ${change}`;
      const count = (seen.get(key) ?? 0) + 1;
      seen.set(key, count);
      const mutant = {
        file,
        line,
        code,
        change: count === 1 ? change : `${change} (${count})`,
        start,
        end,
        replacement,
      };
      if (parse(file, applyMutant(source, mutant)).errors.length === 0) mutants.push(mutant);
    }
  });
  return mutants;
}

function parse(file: string, source: string) {
  return parseSync(file, source, { lang: 'ts', sourceType: 'module' });
}

/** Types do not exist at run time, and half an import does not parse. */
const skipped = /^(?:TS(?!As|NonNull|Satisfies)|Import|ExportAll)/;

function visit(node: Node, found: (node: Node) => void): void {
  if (skipped.test(node.type)) return;
  found(node);
  for (const [key, child] of Object.entries(node)) {
    if (key === 'typeAnnotation' || key === 'typeArguments') continue;
    for (const one of Array.isArray(child) ? child : [child]) if (isNode(one)) visit(one, found);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function faultsOf(node: Node, source: string): Fault[] {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return swapOperator(node, source);
    case 'UpdateExpression':
      return swapText(node.start, node.end, String(node['operator']), source);
    case 'UnaryExpression': {
      const operator = String(node['operator']);
      const argument = node['argument'];
      if (!isNode(argument) || (operator !== '!' && operator !== '-')) return [];
      return [[node.start, argument.start, '', `${operator} removed`]];
    }
    case 'IfStatement':
    case 'ConditionalExpression': {
      const test = node['test'];
      if (!isNode(test)) return [];
      return ['true', 'false'].map((value) => [test.start, test.end, value, `condition → ${value}`]);
    }
    case 'ExpressionStatement':
      return [[node.start, node.end, ';', 'statement removed']];
    case 'ThrowStatement':
      return [[node.start, node.end, ';', 'throw removed']];
    case 'Literal':
      return literalFaults(node);
    case 'CallExpression':
      return callFaults(node, source);
    case 'TaggedTemplateExpression':
      return sqlTemplateFaults(node, source);
    default:
      return [];
  }
}

function swapOperator(node: Node, source: string): Fault[] {
  const { left, right } = node;
  if (!isNode(left) || !isNode(right)) return [];
  return swapText(left.end, right.start, String(node['operator']), source);
}

function swapText(from: number, to: number, operator: string, source: string): Fault[] {
  const start = source.indexOf(operator, from);
  if (start < 0 || start >= to) return [];
  return (operators[operator] ?? []).map((other) => [start, start + operator.length, other, `${operator} → ${other}`]);
}

function literalFaults({ value, start, end }: Node): Fault[] {
  if (typeof value === 'boolean') return [[start, end, String(!value), `${value} → ${!value}`]];
  if (typeof value !== 'number') return [];
  return [value + 1, value - 1].map((other) => [start, end, `(${other})`, `${value} → ${other}`]);
}

function callFaults({ callee, end }: Node, source: string): Fault[] {
  if (!isNode(callee) || callee.type !== 'MemberExpression') return [];
  const { object, property } = callee;
  if (!isNode(object) || !isNode(property)) return [];
  const name = source.slice(property.start, property.end);
  const other = methods[name];
  if (other === undefined) return [];
  if (other !== 'removed') return [[property.start, property.end, other, `${name} → ${other}`]];
  return [[object.end, end, '', `.${name}() removed`]];
}

function sqlTemplateFaults({ tag, quasi }: Node, source: string): Fault[] {
  if (!isNode(tag) || !isNode(quasi) || !/^sql\b/.test(source.slice(tag.start, tag.end))) return [];
  const quasis = Array.isArray(quasi['quasis']) ? quasi['quasis'].filter(isNode) : [];
  return quasis.flatMap(({ start, end }) =>
    sqlFaults.flatMap(([pattern, other]) =>
      [...source.slice(start, end).matchAll(pattern)].map((match): Fault => {
        const [text] = match;
        const at = start + match.index;
        return [at, at + text.length, other, `${text.trim()} → ${other.trim() || 'nothing'}`];
      }),
    ),
  );
}
