import { describe, expect, it } from 'vitest';
import { createGuestAnswers } from './createGuestAnswers.ts';

describe('kept answers', () => {
  it('take no more memory than they may: the earliest goes first', async () => {
    const answers = createGuestAnswers({ longest: 60_000, mostBytes: 16_000 });
    const computed: string[] = [];
    const ask = (key: string) =>
      answers.answer(key, () => {
        computed.push(key);
        return Promise.resolve('x'.repeat(1_000));
      });
    for (const key of ['a', 'b', 'c']) await ask(key);
    await ask('a');
    await ask('c');
    await ask('b');
    expect(computed).toEqual(['a', 'b', 'c', 'a', 'b']);
  });

  it('hold nothing larger than all of them together', async () => {
    const answers = createGuestAnswers({ longest: 60_000, mostBytes: 16_000 });
    const large = () => answers.answer('large', () => Promise.resolve('x'.repeat(8_000)));
    const [first, second] = [await large(), await large()];
    expect(second).not.toBe(first);
  });

  it('are computed again after a failure', async () => {
    const answers = createGuestAnswers();
    await expect(answers.answer('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect((await answers.answer('a', () => Promise.resolve('yes'))).envelope).toBe('yes');
  });

  it('are compressed once while they stay the same', async () => {
    const answers = createGuestAnswers({ longest: 0, mostBytes: 100_000 });
    const ask = () => answers.answer('a', () => Promise.resolve('x'.repeat(2_000)));
    const [first, second] = [await ask(), await ask()];
    expect(await second.bodyIn('br')).toBe(await first.bodyIn('br'));
  });

  it('that are empty are as few as large ones', async () => {
    const answers = createGuestAnswers({ longest: 60_000, mostBytes: 10_000 });
    let computed = 0;
    const ask = (key: number) => answers.answer(String(key), () => Promise.resolve(String((computed += 1))));
    for (let key = 0; key < 6; key += 1) await ask(key);
    expect((await ask(0)).envelope).toBe('7');
    expect((await ask(5)).envelope).toBe('6');
  });

  it('stay when a player is touched, and go when everybody is, whatever the topic', async () => {
    const answers = createGuestAnswers({ longest: 60_000, mostBytes: 10_000 });
    let computed = 0;
    const ask = () => answers.answer('a', () => Promise.resolve(String((computed += 1))));
    await ask();
    answers.forget([{ topic: 'boxes/pools', user_id: '00000000-0000-4000-8000-000000000000' }]);
    expect((await ask()).envelope).toBe('1');
    answers.forget([{ topic: 'boxes/pools', user_id: 'everybody' }]);
    expect((await ask()).envelope).toBe('2');
  });
});
