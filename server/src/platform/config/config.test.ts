import { describe, expect, it } from 'vitest';
import { ConfigError } from './ConfigError.ts';
import { readConfig } from './config.ts';

const production = {
  DATABASE_URL: 'postgres://mcy@localhost/mcy',
  APP_SECRET: 'a secret of our own 1',
  GATEWAY_SECRET: 'a secret of our own 2',
  IDENTITY_SECRET: 'a secret of our own 3',
};

describe('settings', () => {
  it('default to the demo', () => {
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

  it('switch to production with a DATABASE_URL', () => {
    expect(readConfig(production)).toMatchObject({ demo: false, logLevel: 'info' });
    expect(readConfig({ ...production, DEMO: '1' })).toMatchObject({ demo: true });
  });

  it('let the live channel have a PostgreSQL of its own', () => {
    const listening = { ...production, DATABASE_LISTEN_URL: 'postgres://mcy@database/mcy' };
    expect(readConfig({}).listenUrl).toBeNull();
    expect(readConfig(production).listenUrl).toBe(production.DATABASE_URL);
    expect(readConfig(listening).listenUrl).toBe(listening.DATABASE_LISTEN_URL);
    expect(() => readConfig({ ...listening, DATABASE_LISTEN_URL: 'pgbouncer:6432' })).toThrow('DATABASE_LISTEN_URL is');
  });

  it('configure each way to send codes by two settings', () => {
    expect(readConfig({})).toMatchObject({ smtp: null, sms: null });
    const mail = { SMTP_URL: 'smtps://user:hunter2@mail.example:465', MAIL_FROM: 'MCY <no-reply@shop.example>' };
    expect(readConfig({ ...mail, SMS_URL: 'https://sms.example/send', SMS_TOKEN: 'a-token' })).toMatchObject({
      smtp: { url: mail.SMTP_URL, from: mail.MAIL_FROM },
      sms: { url: 'https://sms.example/send', token: 'a-token' },
    });
  });

  it('treat an empty variable as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', DEMO: '' })).toMatchObject({ port: 3000, demo: true });
  });

  it('accept the Web Push keys all together or not at all', () => {
    expect(readConfig({}).vapid).toBeNull();
    const publicKey = 'B'.repeat(87);
    const privateKey = 'a'.repeat(43);
    const subject = 'mailto:shop@example.com';
    const env = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject };
    expect(readConfig(env).vapid).toEqual({ publicKey, privateKey, subject });
    expect(() => readConfig({ ...env, VAPID_SUBJECT: '' })).toThrow('belong together');
    expect(() => readConfig({ ...env, VAPID_PRIVATE_KEY: 'short' })).toThrow('VAPID_PRIVATE_KEY is set, but');
  });

  it('accept a bucket for files all together or not at all', () => {
    expect(readConfig({}).s3).toBeNull();
    const env = { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'mcy-files', S3_ACCESS_KEY_ID: 'id' };
    expect(readConfig({ ...env, S3_SECRET_ACCESS_KEY: 'key' }).s3).toEqual({
      endpoint: 'https://s3.example',
      bucket: 'mcy-files',
      accessKeyId: 'id',
      secretAccessKey: 'key',
      region: 'us-east-1',
    });
    expect(() => readConfig(env)).toThrow('S3_SECRET_ACCESS_KEY is not set');
    expect(() => readConfig({ S3_REGION: 'ap-1' })).toThrow('belong together');
    expect(() => readConfig({ ...env, S3_BUCKET: 'My Bucket' })).toThrow('S3_BUCKET is "My Bucket", but must be');
  });

  it('accept a map tile server together with its attribution', () => {
    expect(readConfig({}).mapTiles).toBeNull();
    const url = 'https://{s}.tile.example/{z}/{x}/{y}.png';
    expect(
      readConfig({ MAP_TILE_URL: url, MAP_ATTRIBUTION: '© OpenStreetMap contributors https://osm.example/copyright' })
        .mapTiles,
    ).toEqual({ url, attribution: { label: '© OpenStreetMap contributors', href: 'https://osm.example/copyright' } });
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
    [
      { DATABASE_LISTEN_URL: 'mysql://root:hunter2@localhost' },
      /^DATABASE_LISTEN_URL is set, but must be the address of a PostgreSQL/,
    ],
    [
      { DATABASE_LISTEN_URL: 'postgres://mcy@db/mcy' },
      /^DATABASE_LISTEN_URL is set, but DATABASE_URL is not: set both/,
    ],
    [{ MAP_ATTRIBUTION: 'Us https://us.example' }, /^MAP_ATTRIBUTION is set, but MAP_TILE_URL is not: set both/],
    [{ MAP_TILE_URL: 'https://tile.example/map.png' }, /^MAP_TILE_URL is .* must be an address with \{z\}/],
    [{ MAP_TILE_URL: 'https://tile.example/{z}/{x}/{y}.png' }, /MAP_ATTRIBUTION is not: set it to the attribution/],
    [{ MAP_ATTRIBUTION: 'Somebody' }, /^MAP_ATTRIBUTION is "Somebody", but must be words and an address/],
    [{ DEMO: '0' }, /^APP_SECRET is the demo's.*set APP_SECRET to your own secret/],
    [{ ...production, GATEWAY_SECRET: '' }, /^GATEWAY_SECRET is the demo's/],
    [{ ...production, IDENTITY_SECRET: '' }, /^IDENTITY_SECRET is the demo's/],
    [{ SMTP_URL: 'mail.example:25', MAIL_FROM: 'a@b.vn' }, /^SMTP_URL is set, but must be an address such as smtps:/],
    [{ SMTP_URL: 'smtp://user:hunter2@mail.example' }, /^SMTP_URL is set, but MAIL_FROM is not: set both/],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'MCY' }, /^MAIL_FROM is "MCY", but must be an email address/],
    [{ SMS_TOKEN: 'a-token' }, /^SMS_TOKEN is set, but SMS_URL is not: set both/],
    [{ SMS_URL: 'sms.example', SMS_TOKEN: 'a-token' }, /^SMS_URL is "sms.example", but must be an address/],
  ])('%j stop the start with a sentence', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(ConfigError);
    expect(() => readConfig(environment)).toThrow(sentence);
  });
});
