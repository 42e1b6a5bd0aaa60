import { ruleMessages } from '@mcy/api/contract';
import { EditProfileForm, type EditProfileFormProps } from '@mcy/forms/account/profile';
import { UploadProvider } from '@mcy/forms/uploads';
import { inLanguage } from '@mcy/ui/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type RenderResult, render } from 'vitest-browser-react';
import { pictureFile } from '../../fixtures/pictureFile.ts';

const face = '019a0000-0000-7000-8000-000000000001';
const sky = '019a0000-0000-7000-8000-000000000002';

const onSubmit = vi.fn<EditProfileFormProps['onSubmit']>(async () => {});
let screen: RenderResult;

beforeEach(async () => {
  onSubmit.mockClear();
  const profile = {
    nickname: 'Lan Nguyễn',
    description: 'Mê rồng.',
    birthday: '1998-06-15',
    avatar_file: face,
    background_file: null,
  };
  screen = await render(
    <UploadProvider upload={() => Promise.resolve(sky)}>
      <EditProfileForm profile={profile} onSubmit={onSubmit} />
    </UploadProvider>,
    { wrapper: await inLanguage('en') },
  );
});

const name = () => screen.getByRole('textbox', { name: 'Display name' });
const about = () => screen.getByRole('textbox', { name: 'About me (optional)' });
const birthday = () => screen.getByLabelText('Date of birth');
const save = () => screen.getByRole('button', { name: 'Save changes' }).click();

it('starts with the saved profile', async () => {
  await expect.element(name()).toHaveValue('Lan Nguyễn');
  await expect.element(about()).toHaveValue('Mê rồng.');
  await expect.element(birthday()).toHaveValue('06/15/1998');
});

it('sends only what changed', async () => {
  await name().fill('Mai Phương');
  await save();
  await expect.poll(() => onSubmit).toHaveBeenCalledExactlyOnceWith({ nickname: 'Mai Phương' });
});

it('sends the ids of chosen pictures, and removes deleted ones', async () => {
  await userEvent.upload(screen.getByLabelText('Cover picture (optional): Add pictures'), pictureFile('sky.png'));
  await screen.getByRole('button', { name: 'Remove Avatar (optional)' }).click();
  await expect.element(screen.getByRole('img', { name: /^sky.png, Uploaded/ })).toBeVisible();
  await save();
  await expect.poll(() => onSubmit).toHaveBeenCalledExactlyOnceWith({ avatar: null, background: sky });
});

it('removes an emptied description', async () => {
  await about().fill('');
  await save();
  await expect.poll(() => onSubmit).toHaveBeenCalledExactlyOnceWith({ description: null });
});

it('reports a short name and a minor at their fields', async () => {
  await name().fill('Mai');
  await birthday().fill('01/01/2015');
  await save();
  await expect.element(name()).toHaveAccessibleDescription(ruleMessages.name_length.en);
  await expect.element(birthday()).toHaveAccessibleDescription(ruleMessages.adult.en);
  expect(onSubmit).not.toHaveBeenCalled();
});
