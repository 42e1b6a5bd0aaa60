import { ShelvesScreen } from '@mcy/ui/mall/catalogue';
import { inEveryMode } from '@mcy/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { loaded, loading } from '../fixtures/loads.ts';
import { links } from '../fixtures/links.ts';
import { shelves } from '../fixtures/products.ts';

const meta = {
  title: 'Mall/Catalogue/Screens/Shelves',
  component: ShelvesScreen,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: { load: loaded(shelves), order: 'shop', links },
} satisfies Meta<typeof ShelvesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { parameters: inEveryMode };

export const Popular: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { order: 'popular' },
};

export const Loading: Story = { args: { load: loading } };

export const Empty: Story = { args: { load: loaded([]) } };
