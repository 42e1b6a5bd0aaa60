import '@mcy/ui/styles';
import { Poster, type PosterActions, QrCode, usePoster } from '@mcy/ui/patterns';
import { Heading, Image } from '@mcy/ui/primitives';
import jsQR from 'jsqr';
import { type ReactNode, useEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { drawnFile } from '../fixtures/drawnFile.ts';
import { countOf, pixelsOf } from '../fixtures/pixels.ts';
import { toys } from '../fixtures/toys.ts';

const link = 'https://mcy.example/?_key=MCY8842';

async function show(children: ReactNode): Promise<PosterActions> {
  const onShow = vi.fn<(actions: PosterActions) => void>();
  function Invitation() {
    const actions = usePoster();
    useEffect(() => onShow(actions), [actions]);
    return (
      <Poster poster={actions.poster} label="Invitation" footer={<QrCode size="small" value={link} label="Code" />}>
        {children}
      </Poster>
    );
  }
  await render(<Invitation />);
  const [actions] = onShow.mock.lastCall ?? [];
  if (!actions) throw new Error('The poster is missing.');
  return actions;
}

/** Number of different colors in an area, and whether any pixel is transparent. */
function look({ data, width }: ImageData, { from, to }: { from: number; to: number }) {
  const colors = new Set<number>();
  let opaque = true;
  for (let at = from * width * 4; at < to * width * 4; at += 4 * 7) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    colors.add((red << 16) | (green << 8) | blue);
    opaque &&= alpha === 255;
  }
  return { colors: colors.size, opaque };
}

const scan = ({ data, width, height }: ImageData) => jsQR(data, width, height)?.data;

describe('Poster', () => {
  it('is 3:4, and becomes a PNG of 1080 × 1440 with all its content', async () => {
    const { drawPoster, poster } = await show(
      <>
        <Image src={toys.cat} alt="" width={176} height={176} />
        <Heading level={2}>Open boxes with me</Heading>
      </>,
    );
    const shown = poster.current?.getBoundingClientRect();
    expect((shown?.width ?? 0) / (shown?.height ?? 1)).toBeCloseTo(3 / 4, 2);
    const png = await drawPoster();
    expect(png.type).toBe('image/png');
    const pixels = await pixelsOf(png);
    expect([pixels.width, pixels.height]).toEqual([1080, 1440]);
    expect(look(pixels, { from: 0, to: 1440 }).opaque).toBe(true);
    // A figure with light and shadow, not just the background.
    expect(look(pixels, { from: 200, to: 700 }).colors).toBeGreaterThan(500);
    expect(scan(pixels)).toBe(link);
  });

  it('waits for a picture that is still loading', async () => {
    const late = URL.createObjectURL(await drawnFile('late.png', 'rgb(255, 0, 128)'));
    const { drawPoster } = await show(<Image src={late} alt="" width={176} height={132} />);
    const pink = countOf([255, 0, 128], await pixelsOf(await drawPoster()));
    expect(pink).toBeGreaterThan(10_000);
  });

  it('is drawn without a picture that is unreadable or never loads', async () => {
    const { drawPoster } = await show(
      // A port that browsers always block.
      <Image src="http://127.0.0.1:1/other-origin.png" alt="Gone" width={176} height={176} />,
    );
    const pixels = await pixelsOf(await drawPoster());
    expect([pixels.width, pixels.height]).toEqual([1080, 1440]);
    expect(scan(pixels)).toBe(link);
  });

  it('is saved as a file with the given name', async () => {
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { savePoster } = await show(<Heading level={2}>Open boxes with me</Heading>);
    await savePoster('invitation.png');
    const anchor = clicked.mock.contexts[0];
    expect(anchor instanceof HTMLAnchorElement && anchor.download).toBe('invitation.png');
    expect(anchor instanceof HTMLAnchorElement && anchor.href).toMatch(/^blob:/);
  });
});
