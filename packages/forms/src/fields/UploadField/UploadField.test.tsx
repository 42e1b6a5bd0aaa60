import { inLanguage } from '@mcy/ui/testing';
import { FormProvider, useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { renderField } from '../../fixtures/renderField.tsx';
import { UploadField, type UploadFieldProps } from './UploadField.tsx';

const picture = (name: string) => new File(['x'], name, { type: 'image/png' });
const previewOf: UploadFieldProps<string>['previewOf'] = (src) => ({ name: src, kind: 'picture', src: null });

describe('UploadField', () => {
  it('holds the upload results, in the order chosen', async () => {
    const { screen, held } = await renderField(
      { name: 'photos', value: null, error: 'Please add a picture.' },
      <UploadField
        name="photos"
        label="Photos"
        upload={(file) => Promise.resolve(`/files/${file.name}`)}
        previewOf={previewOf}
      />,
    );
    const input = screen.getByLabelText('Photos: Add pictures');
    await expect.element(input).toHaveAccessibleDescription('Please add a picture.');
    await userEvent.upload(input, [picture('1.png'), picture('2.png')]);
    await vi.waitFor(() => expect(held).toHaveBeenLastCalledWith(['/files/1.png', '/files/2.png']));
    await screen.getByRole('button', { name: 'Remove 1.png' }).click();
    await vi.waitFor(() => expect(held).toHaveBeenLastCalledWith(['/files/2.png']));
  });

  it('says which files it refuses', async () => {
    const { screen, held } = await renderField(
      { name: 'photos', value: ['old'] },
      <UploadField
        name="photos"
        label="Photos"
        upload={() => Promise.resolve('new')}
        previewOf={previewOf}
        limits={{ maxCount: 2 }}
      />,
    );
    await userEvent.upload(screen.getByLabelText('Photos: Add pictures'), [picture('1.png'), picture('2.png')]);
    await expect.element(screen.getByRole('alert')).toHaveTextContent('2.png: no more than 2 files can be added.');
    await vi.waitFor(() => expect(held).toHaveBeenLastCalledWith(['old', 'new']));
  });

  it('blocks its form while a file is uploading', async () => {
    const sent = vi.fn();
    const uploaded = Promise.withResolvers<string>();
    function Form() {
      const form = useForm({ defaultValues: { photos: null } });
      return (
        <FormProvider {...form}>
          <form onSubmit={(event) => void form.handleSubmit(sent)(event)}>
            <UploadField name="photos" label="Photos" upload={() => uploaded.promise} previewOf={previewOf} />
            <button type="submit">Send</button>
          </form>
        </FormProvider>
      );
    }
    const screen = await render(<Form />, { wrapper: await inLanguage('en') });
    await userEvent.upload(screen.getByLabelText('Photos: Add pictures'), picture('1.png'));
    const send = screen.getByRole('button', { name: 'Send' });
    await send.click();
    await expect.element(screen.getByText('Files are still uploading, please wait a moment.')).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
    uploaded.resolve('/files/1.png');
    await expect.element(screen.getByText('Files are still uploading, please wait a moment.')).not.toBeInTheDocument();
    await send.click();
    await vi.waitFor(() => expect(sent.mock.lastCall?.[0]).toEqual({ photos: ['/files/1.png'] }));
  });
});
