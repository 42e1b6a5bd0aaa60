import { PictureViewer } from '@mcy/ui/system/sharing';
import { inLanguage } from '@mcy/ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { photosOf } from '../../../patterns/fixtures/photos.ts';

describe.each([
  ['vn', 'Lưu ảnh', 'Lưu ảnh vào album?', 'Hủy'],
  ['zh', '保存图片', '保存到相册？', '取消'],
  ['en', 'Save picture', 'Save it to an album?', 'Cancel'],
] as const)('PictureViewer in %s', (locale, save, prompt, cancel) => {
  async function ask(onSavePhoto: () => Promise<void>) {
    const [photo] = photosOf(1);
    const screen = await render(
      <PictureViewer photos={photo ? [photo] : []} value="1" onValueChange={vi.fn()} onSavePhoto={onSavePhoto} />,
      { wrapper: await inLanguage(locale) },
    );
    await screen.getByRole('button', { name: save }).click();
    return screen.getByRole('alertdialog', { name: prompt });
  }

  it('saves nothing before or without a yes', async () => {
    const onSavePhoto = vi.fn(() => Promise.resolve());
    const question = await ask(onSavePhoto);
    expect(onSavePhoto).not.toHaveBeenCalled();
    await question.getByRole('button', { name: cancel }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(onSavePhoto).not.toHaveBeenCalled();
  });

  it('saves once after a yes, and waits for it', async () => {
    const saved = Promise.withResolvers<void>();
    const onSavePhoto = vi.fn(() => saved.promise);
    const question = await ask(onSavePhoto);
    await question.getByRole('button', { name: save }).click();
    await expect.element(question.getByRole('button', { name: save })).toHaveAttribute('aria-busy', 'true');
    expect(onSavePhoto).toHaveBeenCalledOnce();
    saved.resolve();
    await expect.element(question).not.toBeInTheDocument();
  });
});
