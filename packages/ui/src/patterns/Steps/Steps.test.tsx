import '@mcy/ui/styles';
import { Steps, type StepsProps } from '@mcy/ui/patterns';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

const props: StepsProps = {
  label: 'Registration',
  steps: ['Shop', 'Licence', 'Review', 'Open'].map((title) => ({ id: title, title })),
  current: 'Licence',
  texts: { done: 'Done', current: 'Now', coming: 'To come', failed: 'Failed' },
};

function tops(elements: readonly Element[]) {
  return new Set(elements.map((element) => element.getBoundingClientRect().top)).size;
}

describe('Steps', () => {
  it('announces each step’s state, and marks the current one', async () => {
    const screen = await render(<Steps {...props} />);
    const steps = screen.getByRole('list', { name: 'Registration' }).getByRole('listitem');
    for (const [place, words] of ['Done: Shop', 'Now: Licence', 'To come: Review', 'To come: Open'].entries()) {
      await expect.element(steps.nth(place)).toMatchTextContent(words);
    }
    await expect.element(steps.nth(1)).toHaveAttribute('aria-current', 'step');
    await expect.element(steps.nth(0)).not.toHaveAttribute('aria-current');
  });

  it('says that the current step failed, and that all are done', async () => {
    const screen = await render(<Steps {...props} failed />);
    await expect.element(screen.getByRole('listitem').nth(1)).toMatchTextContent('Failed: Licence');
    await screen.rerender(<Steps {...props} current={null} />);
    await expect.element(screen.getByRole('listitem').nth(3)).toMatchTextContent('Done: Open');
    expect(screen.container.querySelector('[aria-current]')).toBeNull();
  });

  it('is a column when narrow and a row when wide', async () => {
    const screen = await render(
      <div style={{ inlineSize: 320 }}>
        <Steps {...props} />
      </div>,
    );
    expect(tops(screen.getByRole('listitem').elements())).toBe(4);
    await screen.rerender(
      <div style={{ inlineSize: 720 }}>
        <Steps {...props} />
      </div>,
    );
    expect(tops(screen.getByRole('listitem').elements())).toBe(1);
  });
});
