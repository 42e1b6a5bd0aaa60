import { avatarUpload } from '@mcy/api/account/profile/contract';
import { photoUpload } from '@mcy/api/system/uploads/contract';
import { type SendFile, UploadProvider } from '@mcy/forms/uploads';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pictureFile } from '../../fixtures/pictureFile.ts';
import { renderField } from '../../fixtures/renderField.tsx';
import { FilesField } from './FilesField.tsx';

let count = 0;
const upload = vi.fn<SendFile>(async () => `file-${++count}`);
beforeEach(() => {
  count = 0;
  upload.mockClear();
});

const within = (field: ReactNode) => <UploadProvider upload={upload}>{field}</UploadProvider>;

describe('FilesField', () => {
  it('holds the id of one file, uploaded for its purpose, and null once removed', async () => {
    const { screen, held } = await renderField(
      { name: 'avatar', value: null },
      within(<FilesField name="avatar" label="Avatar" upload={avatarUpload} />),
    );
    await userEvent.upload(screen.getByLabelText('Avatar: Add pictures'), pictureFile('me.png'));
    await vi.waitFor(() => expect(held).toHaveBeenLastCalledWith('file-1'));
    expect(upload.mock.lastCall?.[1].purpose).toBe(avatarUpload);
    await screen.getByRole('button', { name: 'Remove me.png' }).click();
    await vi.waitFor(() => expect(held).toHaveBeenLastCalledWith(null));
  });

  it('shows saved files, and holds several ids when the request takes an array', async () => {
    const { screen, held } = await renderField(
      { name: 'photos', value: ['old'] },
      within(<FilesField name="photos" label="Photos" upload={photoUpload} many />),
    );
    await expect.element(screen.getByRole('img', { name: /^Photos/ })).toBeVisible();
    expect(screen.container.querySelector('img')?.getAttribute('src')).toBe('/files/old.webp');
    await userEvent.upload(screen.getByLabelText('Photos: Add pictures'), pictureFile('1.png'));
    await vi.waitFor(() => expect(held).toHaveBeenLastCalledWith(['old', 'file-1']));
  });

  it('shows files kept on another server', async () => {
    const { screen } = await renderField(
      { name: 'avatar', value: 'old' },
      <UploadProvider upload={upload} origin={location.origin}>
        <FilesField name="avatar" label="Avatar" upload={avatarUpload} />
      </UploadProvider>,
    );
    await expect.element(screen.getByRole('img', { name: /^Avatar/ })).toBeVisible();
    expect(screen.container.querySelector('img')?.getAttribute('src')).toBe(`${location.origin}/files/old.webp`);
  });

  it('shows the server’s reason for a refused file until it is removed', async () => {
    upload.mockRejectedValueOnce(new Error('This file is not a picture.'));
    const { screen } = await renderField(
      { name: 'avatar', value: null },
      within(<FilesField name="avatar" label="Avatar" upload={avatarUpload} />),
    );
    await userEvent.upload(screen.getByLabelText('Avatar: Add pictures'), pictureFile('note.png'));
    await expect.element(screen.getByRole('alert')).toHaveTextContent('This file is not a picture.');
    await screen.getByRole('button', { name: 'Remove note.png' }).click();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });

  it('throws without an upload provider', async () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
    await expect(
      renderField({ name: 'avatar', value: null }, <FilesField name="avatar" label="Avatar" upload={avatarUpload} />),
    ).rejects.toThrow('wrap it in an <UploadProvider>');
    silent.mockRestore();
  });
});
