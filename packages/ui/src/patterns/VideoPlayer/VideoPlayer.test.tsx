import '@mcy/ui/styles';
import { VideoPlayer, type VideoPlayerProps } from '@mcy/ui/patterns';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { clip } from '../fixtures/clip.ts';

const texts = { play: 'Play', failed: 'This video cannot be played', retry: 'Try again' };

async function show(props: Partial<VideoPlayerProps> = {}) {
  const screen = await render(
    <VideoPlayer src={clip} label="Unboxing" poster="data:," loop texts={texts} {...props} />,
  );
  const video = () => {
    const element = screen.getByLabelText('Unboxing', { exact: true }).element();
    if (!(element instanceof HTMLVideoElement)) throw new Error('The video is missing.');
    return element;
  };
  return { screen, video };
}

async function reduceMotion(value: 'reduce' | '') {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
}

/** Adds empty page above, as if scrolled away. */
function pushDown(px: number) {
  document.body.style.paddingTop = `${px}px`;
}
afterEach(() => pushDown(0));

describe('VideoPlayer', () => {
  it('loads nothing until it comes near', async () => {
    pushDown(4000);
    const { video } = await show();
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
    expect(video().getAttribute('src')).toBeNull();
    pushDown(900);
    await vi.waitFor(() => expect(video().getAttribute('src')).toBe(clip));
    expect(video().preload).toBe('none');
  });

  it('plays on click, and resets at its end', async () => {
    const ended = vi.fn();
    const { screen, video } = await show({ loop: false, onEnd: ended });
    await screen.getByRole('button', { name: 'Play: Unboxing' }).click();
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
    await vi.waitFor(() => expect(video().paused).toBe(false));
    expect(video().controls).toBe(true);
    expect(video().muted).toBe(false);
    video().playbackRate = 16;
    await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce());
    await expect.element(screen.getByRole('button', { name: 'Play: Unboxing' })).toBeVisible();
  });

  it('pauses out of view, and only resumes by itself if it started by itself', async () => {
    const { screen, video } = await show();
    await screen.getByRole('button', { name: 'Play: Unboxing' }).click();
    await vi.waitFor(() => expect(video().paused).toBe(false));
    pushDown(3000);
    await vi.waitFor(() => expect(video().paused).toBe(true));
    pushDown(0);
    await new Promise((resolve) => {
      setTimeout(resolve, 150);
    });
    expect(video().paused).toBe(true);
  });

  it('autoplays muted when asked, while in view', async () => {
    const { video } = await show({ autoplay: true });
    await vi.waitFor(() => expect(video().paused).toBe(false));
    expect(video().muted).toBe(true);
    pushDown(3000);
    await vi.waitFor(() => expect(video().paused).toBe(true));
    pushDown(0);
    await vi.waitFor(() => expect(video().paused).toBe(false));
  });

  it('does not autoplay with reduced motion', async () => {
    await reduceMotion('reduce');
    try {
      const { screen, video } = await show({ autoplay: true });
      await vi.waitFor(() => expect(video().getAttribute('src')).toBe(clip));
      await new Promise((resolve) => {
        setTimeout(resolve, 150);
      });
      expect(video().paused).toBe(true);
      await expect.element(screen.getByRole('button', { name: 'Play: Unboxing' })).toBeVisible();
    } finally {
      await reduceMotion('');
    }
  });

  it('says that it failed, and retries', async () => {
    const { screen } = await show({ src: 'data:video/webm;base64,AAAA' });
    await screen.getByRole('button', { name: 'Play: Unboxing' }).click();
    await expect.element(screen.getByRole('alert')).toMatchTextContent(texts.failed);
    await screen.rerender(<VideoPlayer src={clip} label="Unboxing" loop texts={texts} />);
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });

  it('offers its captions, with the first one on', async () => {
    const { video } = await show({ captions: [{ src: 'data:text/vtt,WEBVTT', lang: 'vi-VN', label: 'Tiếng Việt' }] });
    await vi.waitFor(() => expect(video().textTracks[0]?.mode).toBe('showing'));
    expect(video().textTracks[0]?.kind).toBe('captions');
  });
});
