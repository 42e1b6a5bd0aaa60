import { login } from '@mcy/api/account/entry/contract';
import { SchemaForm } from '@mcy/forms';
import { LateRefusalProvider } from '@mcy/forms/refusals';
import { inLanguage } from '@mcy/ui/testing';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

const moved = 'The order has moved on.';

/** A page whose form is refused; `goes` when the page then no longer offers it. */
function Page({ goes }: { goes: boolean }) {
  const [offered, setOffered] = useState(true);
  if (!offered) return <p>Canceled</p>;
  return (
    <SchemaForm
      call={login}
      submitLabel="Send"
      defaultValues={{ sign_in_name: 'lan@example.com', password: 'abc1234' }}
      onSubmit={async () => {
        // As a query does: the page is rendered after the promise is settled.
        if (goes) setTimeout(() => setOffered(false));
        throw new Error(moved);
      }}
    />
  );
}

async function send(goes: boolean) {
  const tell = vi.fn();
  const screen = await render(
    <LateRefusalProvider tell={tell}>
      <Page goes={goes} />
    </LateRefusalProvider>,
    { wrapper: await inLanguage('en') },
  );
  await screen.getByRole('button', { name: 'Send' }).click();
  return { screen, tell };
}

it('announces a refusal when the page no longer shows the form that was refused', async () => {
  const { screen, tell } = await send(true);
  await expect.element(screen.getByText('Canceled')).toBeVisible();
  await expect.poll(() => tell).toHaveBeenCalledExactlyOnceWith(moved);
});

it('leaves a refusal to the form that is still there', async () => {
  const { screen, tell } = await send(false);
  await expect.element(screen.getByText(moved)).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(tell).not.toHaveBeenCalled();
});
