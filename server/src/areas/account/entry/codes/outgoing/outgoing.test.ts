import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingHttpHeaders, createServer as createHttpServer } from 'node:http';
import { type AddressInfo, type Server, createServer } from 'node:net';
import * as entryContract from '@mcy/api/account/entry/contract';
import * as namesContract from '@mcy/api/account/names/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agreed } from '../../../../../testing/agreed.ts';
import { plantCode } from '../../../../../testing/plantCode.ts';
import { type TestServer, startTestServer } from '../../../../../testing/startTestServer.ts';

const secrets = { APP_SECRET: randomUUID(), GATEWAY_SECRET: randomUUID(), IDENTITY_SECRET: randomUUID() };
const production = { DEMO: '0', RATE_LIMITS: '1', ...secrets };

/** A minimal mail server: accepts everything, refuses every recipient, or never answers. */
async function startMailServer() {
  const mails: { from: string; to: string; text: string }[] = [];
  const state = { mood: 'willing' as 'willing' | 'refusing' | 'silent' };
  const server: Server = createServer((socket) => {
    let mail = { from: '', to: '', text: '' };
    let writing = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    socket.on('error', () => {});
    if (state.mood === 'silent') return;
    say('220 mail.example');
    let rest = '';
    socket.on('data', (data) => {
      const lines = (rest + data.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (writing && line !== '.') mail.text += `${line}\n`;
        else if (writing) {
          writing = false;
          mails.push(mail);
          mail = { from: '', to: '', text: '' };
          say('250 taken');
        } else if (/^(EHLO|HELO|RSET|NOOP)/.test(line)) say('250 mail.example');
        else if (line.startsWith('MAIL FROM')) {
          mail.from = line;
          say('250 ok');
        } else if (line.startsWith('RCPT TO')) {
          mail.to = line;
          say(state.mood === 'willing' ? '250 ok' : '550 no such reader');
        } else if (line === 'DATA') {
          writing = true;
          say('354 go on');
        } else if (line === 'QUIT') socket.end('221 bye\r\n');
        else say('502 what');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { mails, state, server, port: (server.address() as AddressInfo).port };
}

/** A text message service that records requests. */
async function startSmsService() {
  const sent: { headers: IncomingHttpHeaders; body: { to: string; text: string } }[] = [];
  const state = { status: 200 };
  const server = createHttpServer((request, response) => {
    let body = '';
    request.on('data', (data: Buffer) => {
      body += data.toString();
    });
    request.on('end', () => {
      sent.push({ headers: request.headers, body: JSON.parse(body) as { to: string; text: string } });
      response.writeHead(state.status).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { sent, state, server, port: (server.address() as AddressInfo).port };
}

/** The decoded parts of a mail, as far as these tests need them. */
function decoded(text: string): string {
  const words = text.replace(/=\n/g, '').replace(/((=[0-9A-F]{2})+)/g, (run) => {
    return Buffer.from(run.replaceAll('=', ''), 'hex').toString();
  });
  return words;
}

let mail: Awaited<ReturnType<typeof startMailServer>>;
let sms: Awaited<ReturnType<typeof startSmsService>>;
let shop: TestServer;
beforeAll(async () => {
  mail = await startMailServer();
  sms = await startSmsService();
  shop = await startTestServer({
    env: {
      ...production,
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_FROM: 'MCY <no-reply@shop.example>',
      SMS_URL: `http://127.0.0.1:${sms.port}/send`,
      SMS_TOKEN: 'a-token-of-ours',
    },
  });
});
afterAll(async () => {
  await shop.close();
  mail.server.close();
  sms.server.close();
});

const person = { nickname: 'Nguyễn Hà', password: 'Saobien7', birthday: '1990-06-15', ...agreed };

describe('outside the demo', () => {
  it('codes go out by email, as plain text and HTML, in the reader’s language', async () => {
    const sign_in_name = `${randomUUID()}@example.com`;
    const answer = await shop.succeed(entryContract.sendCode, { sign_in_name, purpose: 'register' }, { lang: 'vn' });
    expect(answer.mailbox_url).toBeNull();
    await expect.poll(() => mail.mails.length).toBe(1);
    const [{ from, to, text } = { from: '', to: '', text: '' }] = mail.mails;
    expect(from).toContain('no-reply@shop.example');
    expect(to).toContain(sign_in_name);
    const words = decoded(text);
    expect(words).toContain('text/plain');
    expect(words).toContain('text/html');
    // The picture comes with the mail, which loads nothing from outside.
    expect(words).toContain('src="cid:mark@mcy"');
    expect(words).toMatch(/Content-ID: <mark@mcy>/i);
    expect(words).not.toMatch(/src="http/);
    const code = /Mã đăng ký: (\d{6})/.exec(words)?.[1] ?? 'no code';
    const session = await shop.succeed(entryContract.register, { ...person, sign_in_name, code });
    expect(session.user.nickname).toBe(person.nickname);

    await shop.db.deleteFrom('rate_limit').execute();
    await shop.succeed(entryContract.sendCode, { sign_in_name, purpose: 'register' }, { lang: 'en' });
    await expect.poll(() => mail.mails.length).toBe(2);
    expect(decoded(mail.mails[1]?.text ?? '')).toContain('already has an MCY account');
    expect(decoded(mail.mails[1]?.text ?? '')).not.toMatch(/\b\d{6}\b/);
  });

  it('codes go out by text message, with the token', async () => {
    const sign_in_name = '+84912000111';
    await shop.succeed(entryContract.sendCode, { sign_in_name: '0912 000 111', purpose: 'register' }, { lang: 'en' });
    await expect.poll(() => sms.sent.length).toBe(1);
    const [message] = sms.sent;
    expect(message?.headers.authorization).toBe('Bearer a-token-of-ours');
    expect(message?.body.to).toBe(sign_in_name);
    const code = /Registration code: (\d{6})\./.exec(message?.body.text ?? '')?.[1] ?? 'no code';
    await shop.succeed(entryContract.register, { ...person, sign_in_name, code });
  });

  it.each(['refusing', 'silent'] as const)('a mail server that is %s blocks nobody', async (mood) => {
    mail.state.mood = mood;
    const sign_in_name = `${randomUUID()}@example.com`;
    const begun = performance.now();
    await shop.succeed(entryContract.sendCode, { sign_in_name, purpose: 'register' });
    expect(performance.now() - begun).toBeLessThan(3_000);
    mail.state.mood = 'willing';
  });

  it('a user whose code failed to send may ask again at once', async () => {
    sms.state.status = 500;
    const request = { sign_in_name: '+84912000222', purpose: 'register' as const };
    const before = sms.sent.length;
    await shop.succeed(entryContract.sendCode, request);
    await expect.poll(() => sms.sent.length).toBe(before + 1);
    sms.state.status = 200;
    await expect.poll(async () => (await shop.call(entryContract.sendCode, request)).code).toBe(200);
    await expect.poll(() => sms.sent.length).toBe(before + 2);
    expect(await shop.call(entryContract.sendCode, request)).toMatchObject({ code: 429 });
  });

  it.each(['unknown', 'known'] as const)('so may one on their own device (%s)', async (device) => {
    const key = randomUUID();
    const sign_in_name = device === 'known' ? '+84912000666' : '+84912000777';
    if (device === 'known') {
      const code = await plantCode(shop.db, sign_in_name, 'register');
      await shop.succeed(entryContract.register, { ...person, sign_in_name, code });
      await shop.succeed(entryContract.login, { sign_in_name, password: person.password }, { device: key });
    }
    sms.state.status = 500;
    const ask = () => shop.call(entryContract.sendCode, { sign_in_name, purpose: 'register' }, { device: key });
    const before = sms.sent.length;
    expect(await ask()).toMatchObject({ code: 200 });
    await expect.poll(() => sms.sent.length).toBe(before + 1);
    sms.state.status = 200;
    await expect.poll(async () => (await ask()).code).toBe(200);
    await expect.poll(() => sms.sent.length).toBe(before + 2);
    expect(await ask()).toMatchObject({ code: 429 });
  });

  it('a failure does not reveal who has an account', async () => {
    sms.state.status = 500;
    const known = '+84912000444';
    const code = await plantCode(shop.db, known, 'register');
    await shop.succeed(entryContract.register, { ...person, sign_in_name: known, code });
    for (const sign_in_name of [known, '+84912000555']) {
      const request = { sign_in_name, purpose: 'sign_in' as const };
      const before = sms.sent.length;
      await shop.succeed(entryContract.sendCode, request);
      if (sign_in_name === known) await expect.poll(() => sms.sent.length).toBe(before + 1);
      expect(await shop.call(entryContract.sendCode, request)).toMatchObject({ code: 429 });
    }
    sms.state.status = 200;
  });

  it('a shop that sends to one kind of name says so, and refuses codes and registration for the other kind', async () => {
    expect(await shop.succeed(namesContract.readCodeChannels, {})).toEqual({ email: true, mobile: true });
    const mailOnly = await startTestServer({
      env: { ...production, SMTP_URL: `smtp://127.0.0.1:${mail.port}`, MAIL_FROM: 'no-reply@shop.example' },
    });
    expect(await mailOnly.succeed(namesContract.readCodeChannels, {})).toEqual({ email: true, mobile: false });
    const refused = { error: 'code_unavailable', field: 'sign_in_name' };
    const sign_in_name = '+84912000333';
    expect(await mailOnly.call(entryContract.sendCode, { sign_in_name, purpose: 'register' })).toMatchObject(refused);
    expect(await mailOnly.call(entryContract.register, { ...person, sign_in_name })).toMatchObject(refused);
    expect(await mailOnly.db.selectFrom('app_user').select('user_id').execute()).toEqual([]);
    await mailOnly.close();
  });

  it('a shop that cannot send codes registers without them', async () => {
    const bare = await startTestServer({ env: production });
    expect(await bare.succeed(namesContract.readCodeChannels, {})).toEqual({ email: false, mobile: false });
    const session = await bare.succeed(entryContract.register, { ...person, sign_in_name: 'lan@example.com' });
    expect(session.user.sign_in_name).toBe('l***@example.com');
    expect(await bare.call(entryContract.register, { ...person, sign_in_name: 'lan@example.com' })).toMatchObject({
      error: 'sign_in_name_taken',
      field: 'sign_in_name',
    });
    await bare.close();
  });
});
