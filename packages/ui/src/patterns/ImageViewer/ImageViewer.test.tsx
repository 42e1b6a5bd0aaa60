import '@mcy/ui/styles';
import { ImageViewer, type Photo } from '@mcy/ui/patterns';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { toys } from '../fixtures/toys.ts';

const texts = {
  title: 'Pictures',
  counter: (place: number, count: number) => `${place} of ${count}`,
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  save: 'Save',
  loading: 'Loading',
  failed: 'Not loaded',
};
const photos: readonly Photo[] = ['Cat', 'Rabbit', 'Bear'].map((alt) => ({
  id: alt,
  src: toys.cat,
  alt,
  caption: `${alt} in its box`,
}));
const onSavePhoto = vi.fn<(photo: Photo) => void | Promise<void>>();

function Viewer() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <>
      <button type="button" onClick={() => setValue('Cat')}>
        Open
      </button>
      <ImageViewer photos={photos} value={value} onValueChange={setValue} texts={texts} onSavePhoto={onSavePhoto} />
    </>
  );
}

const counter = () => page.getByRole('dialog').getByRole('status').filter({ hasText: 'of' });

async function open() {
  const screen = await render(<Viewer />);
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(counter()).toHaveTextContent('1 of 3');
  // The zoom library has loaded.
  await vi.waitFor(() => expect(getComputedStyle(wrapperOf('Cat')).cursor).toBe('zoom-in'));
  return screen;
}

/** Container of the picture. */
function wrapperOf(name: string): HTMLElement {
  const wrapper = page.getByRole('img', { name }).element().parentElement?.parentElement;
  if (!wrapper) throw new Error('The picture has no container.');
  return wrapper;
}

const scaleOf = (name: string) =>
  page.getByRole('img', { name }).element().getBoundingClientRect().width / wrapperOf(name).clientWidth;

async function swipe(px: number) {
  const frame = wrapperOf(shownName());
  await userEvent.dragAndDrop(frame, frame, {
    sourcePosition: { x: 200, y: 200 },
    targetPosition: { x: 200 + px, y: 200 },
  });
}

/** Of the one reachable picture. */
function shownName(): string {
  const reached = page
    .getByRole('dialog')
    .getByRole('img')
    .elements()
    .filter((image) => image.closest('[inert]') === null);
  return reached[0]?.getAttribute('alt') ?? '';
}

afterEach(() => onSavePhoto.mockReset());

describe('ImageViewer', () => {
  it('moves by arrow keys, Home and End, and stops at either end', async () => {
    await open();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(counter()).toHaveTextContent('1 of 3');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(counter()).toHaveTextContent('2 of 3');
    await expect.element(page.getByText('Rabbit in its box')).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect.element(counter()).toHaveTextContent('3 of 3');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(counter()).toHaveTextContent('3 of 3');
    await userEvent.keyboard('{Home}');
    await expect.element(counter()).toHaveTextContent('1 of 3');
    expect(shownName()).toBe('Cat');
  });

  it('moves by a long enough swipe', async () => {
    await open();
    await swipe(-20);
    await expect.element(counter()).toHaveTextContent('1 of 3');
    await swipe(-120);
    await expect.element(counter()).toHaveTextContent('2 of 3');
    await swipe(120);
    await expect.element(counter()).toHaveTextContent('1 of 3');
  });

  it('has buttons that keep focus at either end', async () => {
    await open();
    const next = page.getByRole('button', { name: 'Next' });
    await next.click();
    await next.click();
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
    await expect.element(next).toHaveFocus();
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect.element(counter()).toHaveTextContent('2 of 3');
  });

  it('zooms by button, keys and double tap; arrows and drag then pan', async () => {
    await open();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await vi.waitFor(() => expect(scaleOf('Cat')).toBeCloseTo(2.5, 1));
    const left = page.getByRole('img', { name: 'Cat' }).element().getBoundingClientRect().left;
    await userEvent.keyboard('{ArrowRight}');
    await vi.waitFor(() =>
      expect(page.getByRole('img', { name: 'Cat' }).element().getBoundingClientRect().left).toBeLessThan(left - 50),
    );
    await swipe(-120);
    await expect.element(counter()).toHaveTextContent('1 of 3');
    await userEvent.keyboard('-');
    await vi.waitFor(() => expect(scaleOf('Cat')).toBeCloseTo(1, 1));
    await userEvent.dblClick(wrapperOf('Cat'));
    await vi.waitFor(() => expect(scaleOf('Cat')).toBeCloseTo(2.5, 1));
    await expect.element(page.getByRole('button', { name: 'Zoom out' })).toBeVisible();
  });

  it('resets the zoom on moving to another picture', async () => {
    await open();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await vi.waitFor(() => expect(scaleOf('Cat')).toBeCloseTo(2.5, 1));
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.element(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
    await vi.waitFor(() => expect(scaleOf('Rabbit')).toBeCloseTo(1, 1));
  });

  it('saves the visible picture and waits for it', async () => {
    const saved = Promise.withResolvers<void>();
    onSavePhoto.mockReturnValueOnce(saved.promise);
    await open();
    const save = page.getByRole('button', { name: 'Save' });
    await save.click();
    expect(onSavePhoto).toHaveBeenCalledExactlyOnceWith(photos[0]);
    await expect.element(save).toHaveAttribute('aria-busy', 'true');
    saved.resolve();
    await expect.element(save).not.toHaveAttribute('aria-busy');
  });

  it('closes on Escape and by its close button, and returns focus', async () => {
    const screen = await open();
    const opener = screen.getByRole('button', { name: 'Open', exact: true });
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    await opener.click();
    // Sooner, it would be the second tap of a double tap.
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  it('says when a picture fails to load, and has no save button by default', async () => {
    await render(
      <ImageViewer
        photos={[{ id: '1', src: 'data:image/png;base64,x', alt: 'Cat' }]}
        value="1"
        onValueChange={() => undefined}
        texts={texts}
      />,
    );
    await expect.element(page.getByRole('img', { name: 'Cat' })).toHaveTextContent('Not loaded');
    await expect.element(page.getByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  });
});
