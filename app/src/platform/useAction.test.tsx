import { ApiError } from '@mcy/api/client';
import { inLanguage } from '@mcy/ui/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { announcements } from './announcements.ts';
import { useAction } from './useAction.ts';
import { useFormAction } from './useFormAction.ts';

const claim = vi.fn<(request: { day: number }) => Promise<{ stones: number }>>();
const refusal = new Error('no');

beforeEach(() => {
  claim.mockReset().mockResolvedValue({ stones: 20 });
  announcements.write([]);
});

const told = () => announcements.read().map(({ message }) => message);

it('says what a press has done', async () => {
  const onDone = vi.fn();
  const { result } = await renderHook(() =>
    useAction({ mutateAsync: claim }, { done: ({ stones }) => `${stones} stones`, onDone }),
  );
  await result.current({ day: 1 });
  expect(onDone).toHaveBeenCalledExactlyOnceWith({ stones: 20 }, { day: 1 });
  expect(told()).toEqual(['20 stones']);
});

it('says nothing of a press that was refused, and reads again what holds', async () => {
  claim.mockRejectedValue(refusal);
  const onRefused = vi.fn(async () => {});
  const { result } = await renderHook(() => useAction({ mutateAsync: claim }, { done: 'done', onRefused }));
  await result.current({ day: 1 });
  expect(onRefused).toHaveBeenCalledOnce();
  expect(told()).toEqual([]);
});

it('keeps a form busy from its answer until the page is gone', async () => {
  const leave = vi.fn();
  const onDone = vi.fn();
  const { result } = await renderHook(
    () => useFormAction({ mutateAsync: claim }, { done: () => null, onDone, leave }),
    {
      wrapper: await inLanguage('en'),
    },
  );
  const submitted = vi.fn();
  void result.current({ day: 1 }).then(submitted);
  await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce());
  expect(onDone).toHaveBeenCalledExactlyOnceWith({ stones: 20 }, { day: 1 });
  expect(submitted).not.toHaveBeenCalled();
  dispatchEvent(new Event('pageshow'));
  await vi.waitFor(() => expect(submitted).toHaveBeenCalledOnce());
  expect(told()).toEqual([]);
});

it('gives a form the words for its failure, and goes nowhere', async () => {
  const refused = new ApiError({ code: 422, msg: 'Already claimed', data: { error: 'gift_claimed' }, role: 'user' });
  claim.mockRejectedValueOnce(refused).mockRejectedValueOnce(refusal);
  const leave = vi.fn();
  const onRefused = vi.fn(async () => {});
  const { result } = await renderHook(() => useFormAction({ mutateAsync: claim }, { onRefused, leave }), {
    wrapper: await inLanguage('en'),
  });
  await expect(result.current({ day: 1 })).rejects.toBe(refused);
  expect(onRefused).toHaveBeenCalledExactlyOnceWith(refused);
  await expect(result.current({ day: 1 })).rejects.toThrow('Network error, please reload');
  expect(leave).not.toHaveBeenCalled();
});
