import { describe, expect, it } from 'vitest';
import { samePackages, workspacesOf } from './lockedPackages.ts';

function lock(react: string, version = '2.6.0'): string {
  return JSON.stringify({
    packages: {
      '': { version },
      'packages/ui': { version },
      'node_modules/@mcy/ui': { resolved: 'packages/ui', link: true },
      'node_modules/react': { version: react, resolved: 'https://registry.example/react.tgz' },
    },
  });
}

describe('two package-lock.json files', () => {
  it('are equal when only the workspaces differ', () => {
    expect(samePackages(lock('19.3.0'), lock('19.3.0', '2.7.0'))).toBe(true);
  });

  it('differ by one version', () => {
    expect(samePackages(lock('19.3.0'), lock('19.3.1'))).toBe(false);
  });
});

it('finds the folder of each workspace', () => {
  expect([...workspacesOf(lock('19.3.0'))]).toEqual([['@mcy/ui', 'packages/ui']]);
});
