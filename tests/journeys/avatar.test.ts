// Covers: account/profile
import { readUser } from '@mcy/api/account/profile/contract';
import { uploadFile } from '@mcy/api/system/uploads/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { notAPicture } from '../../server/src/platform/files/messages.ts';
import { callShop } from '../shop/callShop.ts';
import { openAccount } from '../shop/openAccount.ts';
import { inTurn } from './inTurn.ts';
import { type Stage, setStage } from './Stage.ts';
import { Visit } from './Visit.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.end());

const colored = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

const cases = [
  { locale: 'vn', viewport: 'phone' },
  { locale: 'en', viewport: 'desktop' },
] as const;

it.for(inTurn(cases, 7))(
  'a player chooses an avatar and a cover picture, gets an error for a file that is not a picture, and finds both on their page ($locale, $viewport)',
  async ({ locale, viewport }) => {
    const session = await openAccount(stage.shop.url, 50_000);
    const visit = await Visit.begin(stage.browser, { url: stage.shop.url, locale, viewport });
    await visit.signIn(session);
    const { page, texts } = visit;
    const { forms } = texts;
    const inputOf = (field: 'avatar' | 'background') =>
      page.getByLabel(
        `${forms('optional', { label: texts['account/profile'](`fields.${field}.label`) })}: ${forms('upload.choosePictures')}`,
      );
    const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

    await page.goto('/pages/user/do_edit');
    // A text file with a picture's name: the server looks inside and says what to choose instead.
    await inputOf('avatar').setInputFiles(file('ghi-chu.png', Buffer.from('Chỉ là chữ.')));
    await page.getByRole('alert').getByText(notAPicture[locale]).waitFor();
    await page.getByText(forms('upload.failed'), { exact: true }).first().waitFor();
    await visit.checkScreen();
    await page.getByRole('button', { name: forms('upload.remove', { name: 'ghi-chu.png' }) }).click();
    await expect.poll(() => page.getByText(notAPicture[locale]).count()).toBe(0);

    // Held back for a moment to show the progress.
    const held = Promise.withResolvers<void>();
    await page.route(`**${uploadFile.path}*`, async (route) => {
      await held.promise;
      await route.continue();
    });
    await inputOf('avatar').setInputFiles(file('mat.png', await colored(700, 500, 'teal')));
    await page.getByRole('img', { name: new RegExp(`mat.png, ${forms('upload.uploading')}`) }).waitFor();
    await page.getByRole('progressbar').waitFor();
    const save = page.getByRole('button', { name: texts['account/profile']('editProfile.submit') });
    await save.click();
    await page.getByText(forms('upload.stillUploading')).waitFor();
    held.resolve();
    await page.getByRole('img', { name: new RegExp(`mat.png, ${forms('upload.done')}`) }).waitFor();
    await inputOf('background').setInputFiles(file('bau-troi.png', await colored(1800, 900, 'indigo')));
    await page.getByRole('img', { name: new RegExp(`bau-troi.png, ${forms('upload.done')}`) }).waitFor();
    await visit.checkScreen();
    await save.click();
    await page.getByText(texts['account/profile']('editProfile.saved')).first().waitFor();

    await page.goto('/pages/index/mine');
    const { avatar, background } = await callShop(stage.shop.url, readUser, {}, { session });
    expect(avatar).toMatch(/^\/files\/.*\.webp$/);
    const shown = (src: string | null) => page.locator(`img[src="${src}"]`).last();
    await shown(avatar).waitFor();
    await shown(background).waitFor();
    const sizes = await page.locator('img[src^="/files/"]').evaluateAll(async (images) =>
      Promise.all(
        images.map(async (image) => {
          if (!(image instanceof HTMLImageElement)) return '';
          await image.decode();
          return `${image.naturalWidth} × ${image.naturalHeight}`;
        }),
      ),
    );
    // A desktop's bar shows the avatar too.
    expect([...new Set(sizes)].toSorted()).toEqual(['1536 × 512', '500 × 500']);
    await visit.checkScreen();

    // The chosen picture can be removed again.
    await page.goto('/pages/user/do_edit');
    const label = forms('optional', { label: texts['account/profile']('fields.background.label') });
    await page.getByRole('button', { name: forms('upload.remove', { name: label }) }).click();
    await save.click();
    await page.getByText(texts['account/profile']('editProfile.saved')).first().waitFor();
    expect(await callShop(stage.shop.url, readUser, {}, { session })).toMatchObject({ avatar, background: null });
    await visit.end();
  },
);
