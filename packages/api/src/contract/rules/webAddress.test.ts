import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenRule } from '../../testing/brokenRule.ts';
import { email, url } from './index.ts';

describe('email', () => {
  it.each([
    [' Lan@Example.COM ', 'lan@example.com'],
    ['a.b+c@sub.example.vn', 'a.b+c@sub.example.vn'],
  ])('reads %s as %s', (typed, stored) => {
    expect(email.parse(typed)).toBe(stored);
  });

  it.each([
    ['lan@', 'email'],
    ['@example.com', 'email'],
    ['lan@example', 'email'],
    ['lan @example.com', 'email'],
    ['lan@@example.com', 'email'],
    ['', 'email'],
    [`${'a'.repeat(250)}@example.com`, 'too_long'],
  ])('refuses %s', (typed, rule) => {
    expect(brokenRule(email, typed)).toBe(rule);
  });

  it('ignores case', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z][a-z0-9]{0,10}$/), (name) => {
        expect(email.parse(`${name.toUpperCase()}@Example.com`)).toBe(`${name}@example.com`);
      }),
    );
  });
});

describe('url', () => {
  it.each([
    ['https://mcy.vn', 'https://mcy.vn/'],
    [' HTTP://Example.COM/a?b=1#c ', 'http://example.com/a?b=1#c'],
    ['https://例子.com/búp-bê', 'https://xn--fsqu00a.com/b%C3%BAp-b%C3%AA'],
    ['https://example.com:8443/', 'https://example.com:8443/'],
  ])('reads %s as %s', (typed, stored) => {
    expect(url.parse(typed)).toBe(stored);
  });

  it.each([
    'example.com',
    'ftp://example.com',
    'javascript:alert(1)',
    'data:text/html,x',
    'https:example.com',
    'https:///example.com',
    'https://localhost',
    'https://127.0.0.1',
    'https://[::1]/',
    'https://shop.vn@evil.example',
    'https://exa mple.com',
    'https://example.com/a b',
    'java\nscript:alert(1)',
    'https://example.',
    `https://example.com/${'a'.repeat(2000)}`,
    '',
  ])('refuses %j', (typed) => {
    expect(brokenRule(url, typed)).toBe('url');
  });

  it('accepts only web links, and has one stored form', () => {
    const scheme = fc.constantFrom('https://', 'HTTP://', 'ftp://', 'javascript:', '//', '');
    const host = fc.stringMatching(/^[a-zA-Z0-9]{1,8}\.(?:vn|com|1)$/);
    fc.assert(
      fc.property(scheme, host, fc.string(), (start, name, rest) => {
        const read = url.safeParse(`${start}${name}/${rest}`);
        if (!read.success) return;
        expect(start).toMatch(/^https?:/i);
        expect(['http:', 'https:']).toContain(new URL(read.data).protocol);
        expect(url.parse(read.data)).toBe(read.data);
      }),
    );
  });
});
