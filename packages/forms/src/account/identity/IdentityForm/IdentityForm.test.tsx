import { ruleMessages } from '@mcy/api/contract';
import { IdentityForm, type IdentityFormProps } from '@mcy/forms/account/identity';
import { UploadProvider } from '@mcy/forms/uploads';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { pictureFile } from '../../../fixtures/pictureFile.ts';

const ids = ['019a0000-0000-7000-8000-000000000001', '019a0000-0000-7000-8000-000000000002'] as const;
const face_file = '019a0000-0000-7000-8000-000000000003';

async function renderForm(given: Partial<IdentityFormProps> = {}) {
  const onSubmit = vi.fn<IdentityFormProps['onSubmit']>(async () => {});
  const onTakeFace = vi.fn();
  let sent = 0;
  const screen = await render(
    <UploadProvider upload={() => Promise.resolve(ids[sent++ % 2] ?? '')}>
      <IdentityForm birthday="1998-06-15" face={null} onTakeFace={onTakeFace} onSubmit={onSubmit} {...given} />
    </UploadProvider>,
    { wrapper: await inLanguage('en') },
  );
  const submit = () => screen.getByRole('button', { name: 'Submit' }).click();
  return { screen, onSubmit, onTakeFace, submit };
}

it('sends the document with its pictures and the face photo', async () => {
  const typed = { full_name: 'Nguyễn Thị Lan', number: '001 198 012345', face_file };
  const { screen, onSubmit, submit } = await renderForm({ typed });
  await userEvent.upload(screen.getByLabelText('Photo of the front: Add pictures'), pictureFile('front.png'));
  await userEvent.upload(screen.getByLabelText('Photo of the back: Add pictures'), pictureFile('back.png'));
  for (const picture of [/^front.png, Uploaded/, /^back.png, Uploaded/]) {
    await expect.element(screen.getByRole('img', { name: picture })).toBeVisible();
  }
  await expect.element(screen.getByText('Photo taken')).toBeVisible();
  await submit();
  await expect
    .poll(() => onSubmit.mock.calls[0]?.[0])
    .toEqual({
      full_name: 'Nguyễn Thị Lan',
      birthday: '1998-06-15',
      kind: 'citizen_card',
      number: '001 198 012345',
      front_file: ids[0],
      back_file: ids[1],
      face_file,
    });
});

it('asks for no back side of a passport', async () => {
  const { screen } = await renderForm();
  await expect.element(screen.getByText('Photo of the back').first()).toBeVisible();
  await screen.getByRole('radio', { name: 'Passport' }).click();
  await expect.element(screen.getByText('Photo of the back')).not.toBeInTheDocument();
});

it('opens the face check with all input', async () => {
  const { screen, onTakeFace } = await renderForm();
  await screen.getByRole('textbox', { name: 'Full name' }).fill('Nguyễn Thị Lan');
  await screen.getByRole('button', { name: 'Take a photo of my face' }).click();
  expect(onTakeFace).toHaveBeenCalledWith(expect.objectContaining({ full_name: 'Nguyễn Thị Lan' }));
});

it('reports document errors at their fields', async () => {
  const files = { front_file: ids[0], back_file: ids[1], face_file };
  const { screen, onSubmit, submit } = await renderForm({
    typed: { full_name: 'Nguyễn Thị Lan', number: '001095012345', ...files },
  });
  await submit();
  await expect.element(screen.getByText(ruleMessages.document_birthday.en).first()).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});
