import { afterEach, expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useCounts } from './useCounts.ts';

const line = { variant_id: 'plush', count: 1 };

afterEach(() => vi.useRealTimers());

it('a press while another change is on its way is shown, and sent after it', async () => {
  vi.useFakeTimers();
  const answers: (() => void)[] = [];
  const onSetCount = vi.fn(() => new Promise<void>((resolve) => void answers.push(resolve)));
  const { result, act } = await renderHook(() => useCounts(onSetCount));
  await act(() => result.current.setCount('plush', 2));
  await act(() => vi.advanceTimersByTime(400));
  expect(onSetCount.mock.calls).toEqual([['plush', 2]]);
  await act(() => result.current.setCount('plush', 3));
  await act(() => answers[0]?.());
  expect(result.current.countOf(line)).toBe(3);
  await act(() => vi.advanceTimersByTime(400));
  expect(onSetCount.mock.calls).toEqual([
    ['plush', 2],
    ['plush', 3],
  ]);
  await act(() => answers[1]?.());
  // From then on the cart says it.
  expect(result.current.countOf({ ...line, count: 3 })).toBe(3);
  expect(result.current.countOf(line)).toBe(1);
});

it('a change that waits is sent when the page is left', async () => {
  vi.useFakeTimers();
  const onSetCount = vi.fn(async () => {});
  const { result, act, unmount } = await renderHook(() => useCounts(onSetCount));
  await act(() => result.current.setCount('plush', 2));
  expect(onSetCount).not.toHaveBeenCalled();
  await unmount();
  expect(onSetCount.mock.calls).toEqual([['plush', 2]]);
});
