import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Slot } from './Slot.tsx';

it('gives its props to its child: both handle events and have the element, classes are joined, the child’s own win', async () => {
  const heard: string[] = [];
  const [given, own] = [createRef<HTMLElement>(), createRef<HTMLButtonElement>()];
  const screen = await render(
    <Slot id="given" title="Given" className="given" ref={given} onClick={() => heard.push('given')} before="‹">
      <button type="button" id="own" className="own" ref={own} onClick={() => heard.push('own')}>
        Open
      </button>
    </Slot>,
  );
  const button = screen.getByRole('button', { name: '‹Open' });
  await button.click();
  expect(heard).toEqual(['own', 'given']);
  expect(button.element()).toMatchObject({ id: 'own', title: 'Given', className: 'given own' });
  expect([given.current, own.current]).toEqual([button.element(), button.element()]);
});

it('says what it needs when it gets something else', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await expect(render(<Slot>words</Slot>)).rejects.toThrow('asChild needs exactly one element.');
});
