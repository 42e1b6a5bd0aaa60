import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { createStore, useStore } from './createStore.ts';
import { useSliced } from './useSliced.ts';

it('draws what has arrived in several tasks, where the answer by itself takes one', async () => {
  const answer = createStore(false, false);
  const tasks = new Set<number>();
  let turn = 0;
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    turn += 1;
    port2.postMessage(null);
  });
  port1.start();

  /** Notes its task, and takes 4 ms. */
  function takeTime(): string {
    tasks.add(turn);
    const end = performance.now() + 4;
    while (performance.now() < end);
    return 'Cat';
  }

  function Row() {
    return <li>{takeTime()}</li>;
  }

  function Rows() {
    const isLoading = useSliced(!useStore(answer));
    return <ul aria-busy={isLoading}>{!isLoading && Array.from({ length: 20 }, (_, row) => <Row key={row} />)}</ul>;
  }

  const screen = await render(<Rows />);
  port2.postMessage(null);
  answer.write(true);
  await expect.element(screen.getByRole('list')).toHaveAttribute('aria-busy', 'false');
  port1.close();
  expect(tasks.size).toBeGreaterThan(3);
});
