import '@mcy/ui/styles';
import { Carousel, type CarouselSlide } from '@mcy/ui/patterns';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const texts = {
  roleDescription: 'carousel',
  slideRoleDescription: 'slide',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
};
const followed = vi.fn<(id: string) => void>();
const slides: readonly CarouselSlide[] = ['Cat', 'Rabbit', 'Bear'].map((name) => ({
  id: name,
  label: name,
  content: (
    <a
      href={`#${name}`}
      onClick={(event) => {
        event.preventDefault();
        followed(name);
      }}
    >
      Open {name}
    </a>
  ),
}));

async function show(banners: readonly CarouselSlide[] = slides) {
  const screen = await render(
    <>
      <Carousel label="Banners" slides={banners} texts={texts} />
      <p>Elsewhere</p>
    </>,
  );
  // A mouse left over the banner by the last test would pause it.
  await screen.getByText('Elsewhere').hover();
  return screen;
}

/** The only reachable slide. */
function shown(): Element {
  const [slide, ...others] = page
    .getByRole('group')
    .elements()
    .filter((group) => !group.hasAttribute('inert'));
  if (slide === undefined || others.length > 0) throw new Error('Exactly one slide must be reachable.');
  return slide;
}

function shownName() {
  return shown().getAttribute('aria-label');
}

async function drag(from: number, to: number) {
  await userEvent.dragAndDrop(shown(), shown(), {
    sourcePosition: { x: from, y: 40 },
    targetPosition: { x: to, y: 40 },
  });
}

async function pass(ms: number) {
  await vi.advanceTimersByTimeAsync(ms);
}

async function reduceMotion(value: 'reduce' | '') {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  followed.mockClear();
});

describe('Carousel', () => {
  it('labels itself, its slides and its dots, and makes only the visible slide reachable', async () => {
    const screen = await show();
    const carousel = screen.getByRole('region', { name: 'Banners' });
    await expect.element(carousel).toHaveAttribute('aria-roledescription', 'carousel');
    await expect.element(screen.getByRole('group', { name: 'Cat' })).toHaveAttribute('aria-roledescription', 'slide');
    expect(shownName()).toBe('Cat');
    await expect.element(screen.getByRole('button', { name: 'Cat' })).toHaveAttribute('aria-current', 'true');
    expect(
      screen.getByRole('button', { name: 'Bear' }).element().getBoundingClientRect().height,
    ).toBeGreaterThanOrEqual(44);
  });

  it('is 130 px high on a phone with 4 px corners (spec §9)', async () => {
    await show();
    const frame = shown().parentElement?.parentElement;
    expect(frame?.getBoundingClientRect().height).toBe(130);
    expect(frame && getComputedStyle(frame).borderRadius).toBe('4px');
  });

  it('advances every 3000 ms, from the last slide to the first', async () => {
    await show();
    await pass(2999);
    expect(shownName()).toBe('Cat');
    await pass(1);
    await vi.waitFor(() => expect(shownName()).toBe('Rabbit'));
    await pass(3000);
    await vi.waitFor(() => expect(shownName()).toBe('Bear'));
    await pass(3000);
    await vi.waitFor(() => expect(shownName()).toBe('Cat'));
  });

  it('stops while paused, and then announces its slide', async () => {
    const screen = await show();
    const live = shown().parentElement;
    expect(live?.getAttribute('aria-live')).toBe('off');
    await screen.getByRole('button', { name: 'Pause' }).click();
    expect(live?.getAttribute('aria-live')).toBe('polite');
    await screen.getByText('Elsewhere').click();
    await pass(9000);
    expect(shownName()).toBe('Cat');
    await screen.getByRole('button', { name: 'Play' }).click();
    await screen.getByText('Elsewhere').click();
    await pass(3000);
    await vi.waitFor(() => expect(shownName()).toBe('Rabbit'));
  });

  it('stops on hover and while it has focus', async () => {
    const screen = await show();
    await screen.getByRole('link', { name: 'Open Cat' }).hover();
    await pass(9000);
    expect(shownName()).toBe('Cat');
    await screen.getByText('Elsewhere').hover();
    await userEvent.tab();
    await expect.element(screen.getByRole('link', { name: 'Open Cat' })).toHaveFocus();
    await pass(9000);
    expect(shownName()).toBe('Cat');
  });

  it('stops in a hidden tab', async () => {
    await show();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0));
    visibility.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  });

  it('does not start by itself with reduced motion', async () => {
    await reduceMotion('reduce');
    try {
      const screen = await show();
      await pass(9000);
      expect(shownName()).toBe('Cat');
      await screen.getByRole('button', { name: 'Play' }).click();
      await screen.getByText('Elsewhere').click();
      await pass(3000);
      await vi.waitFor(() => expect(shownName()).toBe('Rabbit'));
    } finally {
      await reduceMotion('');
    }
  });

  it('is swiped without following the link under the finger', async () => {
    await show();
    await drag(250, 120);
    await vi.waitFor(() => expect(shownName()).toBe('Rabbit'));
    await drag(100, 260);
    await vi.waitFor(() => expect(shownName()).toBe('Cat'));
    expect(followed).not.toHaveBeenCalled();
  });

  it('ignores a short swipe, and follows a tap', async () => {
    const screen = await show();
    await drag(250, 230);
    expect(shownName()).toBe('Cat');
    await screen.getByRole('link', { name: 'Open Cat' }).click();
    expect(followed).toHaveBeenCalledExactlyOnceWith('Cat');
  });

  it('has arrows when there is room', async () => {
    const screen = await show();
    await expect.element(screen.getByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    await page.viewport(1280, 800);
    await screen.getByRole('button', { name: 'Previous' }).click();
    await vi.waitFor(() => expect(shownName()).toBe('Bear'));
    await screen.getByRole('button', { name: 'Next' }).click();
    await vi.waitFor(() => expect(shownName()).toBe('Cat'));
    await page.viewport(390, 844);
  });

  it('needs no buttons for one slide, which does not move', async () => {
    const screen = await show(slides.slice(0, 1));
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
    expect(vi.getTimerCount()).toBe(0);
  });
});
