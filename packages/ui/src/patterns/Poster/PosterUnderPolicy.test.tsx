// Apart from Poster.test.tsx: a policy cannot be removed, so this file needs its own page (vitest.workspace.ts).
import '@mcy/ui/styles';
import { Poster, QrCode, usePoster } from '@mcy/ui/patterns';
import { Image } from '@mcy/ui/primitives';
import jsQR from 'jsqr';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { drawnFile } from '../fixtures/drawnFile.ts';
import { countOf, pixelsOf } from '../fixtures/pixels.ts';

const link = 'https://mcy.example/?_key=MCY8842';
const drawn = vi.fn<(png: Blob) => void>();

function Invitation({ picture }: { picture: string }) {
  const { poster, drawPoster } = usePoster();
  return (
    <>
      <Poster poster={poster} label="Invitation" footer={<QrCode size="small" value={link} label="Code" />}>
        <Image src={picture} alt="" width={176} height={132} />
      </Poster>
      <button type="button" onClick={async () => drawn(await drawPoster())}>
        Draw
      </button>
    </>
  );
}

it('a Poster is drawn under the server’s content security policy', async () => {
  const refused: string[] = [];
  document.addEventListener('securitypolicyviolation', (event) => refused.push(event.effectiveDirective));
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content =
    "img-src 'self' data: blob:; style-src 'self'; style-src-attr 'unsafe-inline'; font-src 'self'; connect-src 'self'; frame-src 'none'";
  document.head.append(policy);

  const picture = URL.createObjectURL(await drawnFile('cat.png', 'rgb(255, 0, 128)'));
  const screen = await render(<Invitation picture={picture} />);
  await screen.getByRole('button', { name: 'Draw' }).click();
  await vi.waitFor(() => expect(drawn).toHaveBeenCalledOnce());
  const [png = new Blob()] = drawn.mock.lastCall ?? [];
  const pixels = await pixelsOf(png);
  expect(jsQR(pixels.data, pixels.width, pixels.height)?.data).toBe(link);
  expect(countOf([255, 0, 128], pixels)).toBeGreaterThan(10_000);
  expect(refused).toEqual([]);
});
