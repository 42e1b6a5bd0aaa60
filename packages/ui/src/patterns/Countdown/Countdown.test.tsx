import '@mcy/ui/styles';
import { Countdown, type CountdownProps } from '@mcy/ui/patterns';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

const start = Date.parse('2026-11-20T13:30:00Z');
const ended = vi.fn();

const props: CountdownProps = {
  label: 'Draw begins in',
  deadline: '2026-11-20T13:31:02Z',
  largest: 'minutes',
  onEnd: ended,
  texts: {
    days: 'days',
    hours: 'hours',
    minutes: 'min',
    seconds: 'sec',
    spoken: ({ minutes, seconds }) => `${minutes} minutes ${seconds} seconds left`,
    ended: 'Drawn',
  },
};

async function pass(ms: number) {
  await vi.advanceTimersByTimeAsync(ms);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: start });
});
afterEach(() => {
  vi.useRealTimers();
  ended.mockClear();
});

describe('Countdown', () => {
  it('is a silent timer with its time in words', async () => {
    const screen = await render(<Countdown {...props} />);
    const timer = screen.getByRole('timer', { name: 'Draw begins in' });
    await expect.element(timer).toMatchTextContent('1 minutes 2 seconds left');
    await pass(1000);
    await expect.element(timer).toMatchTextContent('1 minutes 1 seconds left');
    await expect.element(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('announces a minute and ten seconds, and nothing in between', async () => {
    const screen = await render(<Countdown {...props} />);
    const status = screen.getByRole('status');
    await pass(2000);
    await expect.element(status).toHaveTextContent('1 minutes 0 seconds left');
    await pass(1000);
    await expect.element(status).toBeEmptyDOMElement();
    await pass(49_000);
    await expect.element(status).toHaveTextContent('0 minutes 10 seconds left');
  });

  it('reports its end once and keeps its size', async () => {
    const screen = await render(<Countdown {...props} />);
    const timer = screen.getByRole('timer').element();
    const { width, height } = timer.getBoundingClientRect();
    await pass(61_999);
    expect(ended).not.toHaveBeenCalled();
    await pass(1);
    await expect.element(screen.getByRole('status')).toHaveTextContent('Drawn');
    await pass(5000);
    expect(ended).toHaveBeenCalledOnce();
    expect(timer.getBoundingClientRect()).toMatchObject({ width, height });
  });

  it('does not report a deadline already past', async () => {
    const screen = await render(<Countdown {...props} deadline="2026-11-20T13:29:59Z" />);
    await pass(2000);
    expect(ended).not.toHaveBeenCalled();
    await expect.element(screen.getByText('Drawn').first()).toBeInTheDocument();
  });

  it('uses the given clock, and follows its jumps', async () => {
    let ahead = 30_000;
    const screen = await render(<Countdown {...props} now={() => Date.now() + ahead} />);
    const timer = screen.getByRole('timer');
    await expect.element(timer).toMatchTextContent('0 minutes 32 seconds left');
    ahead = 40_000;
    await pass(1000);
    await expect.element(timer).toMatchTextContent('0 minutes 21 seconds left');
  });

  it('keeps running when its last timer fires a moment early', async () => {
    const end = Date.parse(props.deadline);
    let early = true;
    function now() {
      if (Date.now() < end) return Date.now();
      const reading = early ? end - 0.05 : Date.now();
      early = false;
      return reading;
    }
    const screen = await render(<Countdown {...props} now={now} />);
    await pass(63_000);
    await expect.element(screen.getByRole('status')).toHaveTextContent('Drawn');
    expect(ended).toHaveBeenCalledOnce();
  });

  it('restarts with a new deadline', async () => {
    const screen = await render(<Countdown {...props} />);
    await pass(62_000);
    await screen.rerender(<Countdown {...props} deadline="2026-11-20T13:31:04Z" />);
    await expect.element(screen.getByRole('timer')).toMatchTextContent('0 minutes 2 seconds left');
    await pass(2000);
    expect(ended).toHaveBeenCalledTimes(2);
  });
});
