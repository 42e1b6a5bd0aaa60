import '@mcy/ui/styles';
import { Album, type AlbumProps, type Photo } from '@mcy/ui/patterns';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { toys } from '../fixtures/toys.ts';

const texts = {
  beyond: (count: number) => `+${count}`,
  removePhoto: (photo: Photo) => `Remove ${photo.alt}`,
  addPhoto: 'Add',
  viewer: {
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
  },
};

function photosOf(count: number): readonly Photo[] {
  return Array.from({ length: count }, (_, place) => ({ id: `${place}`, src: toys.cat, alt: `Toy ${place + 1}` }));
}

function show(count: number, editing?: Pick<Required<AlbumProps>, 'onRemovePhoto' | 'onAddPhoto'>) {
  const base = { label: 'Album', photos: photosOf(count), texts };
  return render(
    editing?.onAddPhoto && editing.onRemovePhoto ? (
      <Album {...base} onAddPhoto={editing.onAddPhoto} onRemovePhoto={editing.onRemovePhoto} />
    ) : (
      <Album {...base} />
    ),
  );
}

/** Number of pictures on the first line. */
function columns() {
  const cells = page.getByRole('listitem').elements();
  const top = cells[0]?.getBoundingClientRect().top;
  return cells.filter((cell) => cell.getBoundingClientRect().top === top).length;
}

describe('Album', () => {
  it('shows one large, up to four in two columns, more in three (spec §9)', async () => {
    const { unmount } = await show(1);
    expect(columns()).toBe(1);
    await unmount();
    const four = await show(4);
    expect(columns()).toBe(2);
    await four.unmount();
    await show(5);
    expect(columns()).toBe(3);
  });

  it('shows nine and the number of others; the viewer shows all', async () => {
    const screen = await show(12);
    expect(screen.getByRole('listitem').elements()).toHaveLength(9);
    const last = screen.getByRole('button', { name: 'Toy 9 +3' });
    await last.click();
    const place = page.getByRole('dialog').getByRole('status').filter({ hasText: 'of' });
    await expect.element(place).toHaveTextContent('9 of 12');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(place).toHaveTextContent('10 of 12');
    await userEvent.keyboard('{Escape}');
    await expect.element(last).toHaveFocus();
  });

  it('is read-only without handlers', async () => {
    const screen = await show(2);
    expect(screen.getByRole('button').elements()).toHaveLength(2);
  });

  it('removes pictures without losing focus, and adds up to nine', async () => {
    const onRemovePhoto = vi.fn();
    const onAddPhoto = vi.fn();
    const screen = await show(8, { onRemovePhoto, onAddPhoto });
    await screen.getByRole('button', { name: 'Remove Toy 3' }).click();
    expect(onRemovePhoto).toHaveBeenCalledExactlyOnceWith(photosOf(8)[2]);
    await expect.element(screen.getByRole('list', { name: 'Album' })).toHaveFocus();
    await screen.getByRole('button', { name: 'Add' }).click();
    expect(onAddPhoto).toHaveBeenCalledExactlyOnceWith();
    await screen.unmount();
    const full = await show(9, { onRemovePhoto, onAddPhoto });
    await expect.element(full.getByRole('button', { name: 'Add' })).not.toBeInTheDocument();
  });
});
