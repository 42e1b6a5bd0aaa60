import { SynthesisScreen } from '@mcy/ui/collection/synthesis';
import { inEveryMode, loadedPage } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { groups } from '../../items/fixtures/toys.ts';
import { putToys } from '../../upgrades/fixtures/upgrades.ts';
import { recipes, synthesis } from '../fixtures/recipes.ts';

const [recipe] = recipes;
if (recipe === undefined) throw new Error('the fixture has no recipes');
const fitting = groups.filter(({ state, rarity }) => state === 'held' && rarity === 'common');

const meta = {
  title: 'Collection/Synthesis/Screens/Synthesis',
  component: SynthesisScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    phase: { step: 'recipes' },
    recipes: loadedPage([...recipes]),
    onChooseRecipe: fn(),
    toys: loadedPage([...fitting]),
    put: [],
    onPut: fn(),
    onTakeOut: fn(),
    onSynthesise: fn(async () => {}),
    refusal: null,
    onAgain: fn(),
    onGoBack: fn(),
    links: { collection: '/toys', boxes: '/boxes', record: '/made', item: (item_id) => `/item/${item_id}` },
  },
} satisfies Meta<typeof SynthesisScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What can be made, of what, and how far the player is. */
export const Loaded: Story = {
  parameters: inEveryMode,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(recipe.toy.name) }));
    await expect(args.onChooseRecipe).toHaveBeenCalledWith(recipe.recipe_id);
  },
};

export const Loading: Story = { args: { recipes: { status: 'loading' } } };

export const Empty: Story = { args: { recipes: loadedPage([]) } };

/** Places that are still empty. */
export const Choosing: Story = {
  args: { phase: { step: 'choose', recipe }, put: putToys.slice(0, 1), onFill: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Chọn bản trùng giúp mình' }));
    await expect(args.onFill).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('button', { name: `Cần thêm ${recipe.takes - 1} món` })).toBeDisabled();
  },
};

/** Nothing to spare: the player gives away their only copies by their own hand, and sees it. */
export const LastCopies: Story = {
  args: {
    phase: { step: 'choose', recipe },
    toys: loadedPage(fitting.map((group) => ({ ...group, count: 1, item_ids: group.item_ids.slice(0, 1) }))),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Bản cuối cùng')).toHaveLength(fitting.length);
    await expect(canvas.queryByRole('button', { name: 'Chọn bản trùng giúp mình' })).not.toBeInTheDocument();
  },
};

/** All places are filled: one question, then it is made. */
export const Full: Story = {
  args: {
    phase: { step: 'choose', recipe },
    put: [0, 1, 2].flatMap((n) => putToys.slice(0, 1).map((toy) => ({ ...toy, item_id: `i-${n}` }))),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ghép' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ghép' }));
    await expect(args.onSynthesise).toHaveBeenCalledTimes(1);
  },
};

/** The new toy appears and is spoken. */
export const Done: Story = {
  args: { phase: { step: 'done', synthesis } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(synthesis.toy.name), { timeout: 4_000 });
    await expect(canvas.getByRole('link', { name: 'Xem món mới' })).toHaveAttribute(
      'href',
      `/item/${synthesis.item_id}`,
    );
  },
};
