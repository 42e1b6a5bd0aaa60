import { FaceCheckScreen, type FaceCheckScreenProps } from '@mcy/ui/account/identity';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { download } from '../fixtures/identities.ts';

/** A camera that shows a single color. */
function fakeCamera(): { openCamera: () => Promise<MediaStream>; stream: MediaStream } {
  const canvas = document.createElement('canvas');
  canvas.width = 320;
  canvas.height = 240;
  const context = canvas.getContext('2d');
  const stream = canvas.captureStream(30);
  const paint = setInterval(() => context?.fillRect(0, 0, 320, 240), 20);
  stream.getVideoTracks()[0]?.addEventListener('ended', () => clearInterval(paint));
  return { openCamera: () => Promise.resolve(stream), stream };
}

const links = { boxes: '/boxes', levels: '/levels', addresses: '/addresses' };

async function renderScreen(given: Partial<FaceCheckScreenProps>) {
  const onUsePhoto = vi.fn<FaceCheckScreenProps['onUsePhoto']>(() => Promise.resolve());
  const props = { download: null, onUsePhoto, onGoBack: vi.fn(), links, ...given };
  const screen = await render(<FaceCheckScreen {...props} />, { wrapper: await inLanguage('en') });
  return { onUsePhoto, screen };
}

it('takes a photo, retakes it, and returns the chosen one with the camera off', async () => {
  const cameras = [fakeCamera(), fakeCamera()];
  let opened = 0;
  const openCamera = () => cameras[opened++]?.openCamera() ?? Promise.reject(new Error('enough'));
  const { onUsePhoto, screen } = await renderScreen({ openCamera });
  await screen.getByRole('button', { name: 'Turn on the camera' }).click();
  await screen.getByRole('button', { name: 'Take photo' }).click();
  await expect.element(screen.getByRole('img', { name: /photo you just took/ })).toBeVisible();
  await screen.getByRole('button', { name: 'Retake' }).click();
  await screen.getByRole('button', { name: 'Take photo' }).click();
  await screen.getByRole('button', { name: 'Use this photo' }).click();
  expect(onUsePhoto).toHaveBeenCalledOnce();
  const photo = onUsePhoto.mock.calls[0]?.[0];
  expect(photo?.type).toBe('image/jpeg');
  expect(photo?.size).toBeGreaterThan(100);
  for (const { stream } of cameras) {
    expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended']);
  }
});

it('keeps a photo that failed to upload, and says why', async () => {
  const onUsePhoto = () => Promise.reject(new Error('The network failed.'));
  const { screen } = await renderScreen({ openCamera: fakeCamera().openCamera, onUsePhoto });
  await screen.getByRole('button', { name: 'Turn on the camera' }).click();
  await screen.getByRole('button', { name: 'Take photo' }).click();
  await screen.getByRole('button', { name: 'Use this photo' }).click();
  await expect.element(screen.getByRole('alert')).toMatchTextContent('The network failed.');
  await expect.element(screen.getByRole('button', { name: 'Use this photo' })).toBeVisible();
});

it.for([
  ['NotAllowedError', 'The camera is blocked'],
  ['NotFoundError', 'No camera found'],
  ['NotReadableError', 'Couldn’t open the camera'],
] as const)('says what to do about %s, and retries', async ([name, title]) => {
  const openCamera = vi.fn(() => Promise.reject(new DOMException('no', name)));
  const { screen } = await renderScreen({ openCamera });
  await screen.getByRole('button', { name: 'Turn on the camera' }).click();
  await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  expect(openCamera).toHaveBeenCalledTimes(2);
});

it('sends web users to the app', async () => {
  const { screen } = await renderScreen({ download });
  await expect.element(screen.getByRole('heading', { name: 'Download the MCY app' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Turn on the camera' })).not.toBeInTheDocument();
});
