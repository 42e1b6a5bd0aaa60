import { Image } from '@mcy/ui/primitives';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

const toy = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/%3E';

describe('Image', () => {
  it('has its alternative text before and after loading', async () => {
    const screen = await render(<Image src={toy} alt="Mèo hồng" width={80} height={80} priority />);
    await expect.element(screen.getByRole('img', { name: 'Mèo hồng' })).toBeInTheDocument();
  });

  it('keeps its text and space when it fails to load', async () => {
    const screen = await render(
      <Image src="data:image/png;base64,broken" alt="Mèo hồng" width={80} height={60} priority data-testid="frame" />,
    );
    await expect.element(screen.getByTestId('frame')).toHaveAttribute('data-state', 'failed');
    await expect.element(screen.getByRole('img', { name: 'Mèo hồng' })).toBeInTheDocument();
    const { width, height } = screen.getByTestId('frame').element().getBoundingClientRect();
    expect([width, height]).toEqual([80, 60]);
  });

  it('retries with another source', async () => {
    const screen = await render(<Image src={null} alt="Mèo hồng" width={80} height={80} data-testid="frame" />);
    await expect.element(screen.getByTestId('frame')).toHaveAttribute('data-state', 'failed');
    await screen.rerender(<Image src={toy} alt="Mèo hồng" width={80} height={80} data-testid="frame" />);
    await expect.element(screen.getByTestId('frame')).toHaveAttribute('data-state', 'loaded');
  });

  it('is silent when text beside it says the same', async () => {
    const screen = await render(<Image src={null} alt="" width={80} height={80} />);
    await expect.element(screen.getByRole('img')).not.toBeInTheDocument();
  });
});
