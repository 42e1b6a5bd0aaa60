import { MemoryRouter, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { useFocusOnNewPage } from './useFocusOnNewPage.ts';

/** A page that stays while its address changes, and a field that is gone with its own. */
function Pages() {
  const navigate = useNavigate();
  useFocusOnNewPage();
  return (
    <>
      <main id="content" tabIndex={-1}>
        <button type="button" onClick={() => void navigate('/box/open', { replace: true })}>
          Pay
        </button>
      </main>
      <button type="button" onClick={() => void navigate('/card')}>
        Boxes
      </button>
    </>
  );
}

it('moves the focus to a new page, but leaves it where the page itself has put it', async () => {
  const screen = await render(
    <MemoryRouter initialEntries={['/box/detail']}>
      <Pages />
    </MemoryRouter>,
  );
  const pay = screen.getByRole('button', { name: 'Pay' });
  await pay.click();
  await new Promise(requestAnimationFrame);
  await expect.element(pay).toHaveFocus();
  await screen.getByRole('button', { name: 'Boxes' }).click();
  await expect.element(screen.getByRole('main')).toHaveFocus();
});
