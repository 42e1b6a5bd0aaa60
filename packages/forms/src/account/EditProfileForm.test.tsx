import { ruleMessages } from '@mcy/api/contract';
import { EditProfileForm, type EditProfileFormProps } from '@mcy/forms/account';
import { inLanguage } from '@mcy/ui/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { type RenderResult, render } from 'vitest-browser-react';

const onSubmit = vi.fn<EditProfileFormProps['onSubmit']>(async () => {});
let screen: RenderResult;

beforeEach(async () => {
  onSubmit.mockClear();
  const profile = { nickname: 'Lan Nguyễn', description: 'Mê rồng.', birthday: '1998-06-15' };
  screen = await render(<EditProfileForm profile={profile} onSubmit={onSubmit} />, {
    wrapper: await inLanguage('en', ['account']),
  });
});

const name = () => screen.getByRole('textbox', { name: 'Display name' });
const about = () => screen.getByRole('textbox', { name: 'About me (optional)' });
const birthday = () => screen.getByLabelText('Date of birth');
const save = () => screen.getByRole('button', { name: 'Save changes' }).click();

it('begins with what the profile says', async () => {
  await expect.element(name()).toHaveValue('Lan Nguyễn');
  await expect.element(about()).toHaveValue('Mê rồng.');
  await expect.element(birthday()).toHaveValue('06/15/1998');
});

it('sends what was changed and nothing else', async () => {
  await name().fill('Mai Phương');
  await save();
  await expect.poll(() => onSubmit).toHaveBeenCalledExactlyOnceWith({ nickname: 'Mai Phương' });
});

it('takes a description away that was emptied', async () => {
  await about().fill('');
  await save();
  await expect.poll(() => onSubmit).toHaveBeenCalledExactlyOnceWith({ description: null });
});

it('refuses a name too short and a minor, beside their fields', async () => {
  await name().fill('Mai');
  await birthday().fill('01/01/2015');
  await save();
  await expect.element(name()).toHaveAccessibleDescription(ruleMessages.name_length.en);
  await expect.element(birthday()).toHaveAccessibleDescription(ruleMessages.adult.en);
  expect(onSubmit).not.toHaveBeenCalled();
});
