import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const production = {
  DATABASE_URL: 'postgres://mcy@localhost/mcy',
  APP_SECRET: 'a secret of our own 1',
  GATEWAY_SECRET: 'a secret of our own 2',
};

describe('settings', () => {
  it('are those of the demo when nothing is set', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: null,
      databaseUrl: null,
      demo: true,
      encryption: true,
      rateLimits: true,
      logLevel: 'warn',
    });
  });

  it('are those of production with a DATABASE_URL', () => {
    expect(readConfig(production)).toMatchObject({ demo: false, logLevel: 'info' });
    expect(readConfig({ ...production, DEMO: '1' })).toMatchObject({ demo: true });
  });

  it('take an empty variable as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', DEMO: '' })).toMatchObject({ port: 3000, demo: true });
  });

  it.each([
    [{ PORT: 'http' }, /^PORT is "http", but must be a port number/],
    [{ PORT: '70000' }, /^PORT is "70000", but must be a port number/],
    [{ DEMO: 'yes' }, /^DEMO is "yes", but must be 1 \(on\) or 0 \(off\)/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL is "loud"/],
    [{ PUBLIC_URL: 'shop.example' }, /^PUBLIC_URL is "shop.example"/],
    [{ APP_SECRET: 'short' }, /^APP_SECRET is set, but must have at least 16 characters/],
    [
      { DATABASE_URL: 'mysql://root:hunter2@localhost' },
      /^DATABASE_URL is set, but must be the address of a PostgreSQL/,
    ],
    [{ DEMO: '0' }, /^APP_SECRET is the demo's.*set APP_SECRET to a secret of your own/],
    [{ ...production, GATEWAY_SECRET: '' }, /^GATEWAY_SECRET is the demo's/],
  ])('%j end the start with a sentence', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(ConfigError);
    expect(() => readConfig(environment)).toThrow(sentence);
  });
});
