import { WishlistScreen } from '@mcy/ui/mall/wishlist';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { links } from '../../catalogue/fixtures/links.ts';
import { loading, page } from '../../catalogue/fixtures/loads.ts';
import { figure, goneSet, plush } from '../../catalogue/fixtures/products.ts';

const meta = {
  title: 'Mall/Wishlist/Screens/Wishlist',
  component: WishlistScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    wishes: page([
      { ...figure, wished_price: 780_000, listed: true },
      { ...plush, wished_price: 189_000, listed: true },
      { ...goneSet, wished_price: 2_390_000, listed: false },
    ]),
    onRemove: fn(async () => {}),
    onGoBack: fn(),
    links,
  },
} satisfies Meta<typeof WishlistScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One is cheaper now, one as before, one no longer sold. */
export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Rẻ hơn 156.000 so với lúc thêm')).toBeVisible();
    const [remove] = canvas.getAllByRole('button', { name: 'Bỏ khỏi danh sách yêu thích' });
    if (remove === undefined) throw new Error('There is no button to remove.');
    await userEvent.click(remove);
    await expect(args.onRemove).toHaveBeenCalledWith(figure.product_id);
  },
};

export const Loading: Story = { args: { wishes: loading } };

export const Empty: Story = { args: { wishes: page([]) } };
