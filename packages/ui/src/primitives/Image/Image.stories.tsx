import { Grid, Image } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';

const toy =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"%3E%3Ccircle cx="50" cy="58" r="34" fill="%23ff8595"/%3E%3Ccircle cx="38" cy="52" r="5" fill="%230f0c26"/%3E%3Ccircle cx="62" cy="52" r="5" fill="%230f0c26"/%3E%3Cpath d="M26 34l4-22 16 14zM74 34l-4-22-16 14z" fill="%23ff8595"/%3E%3C/svg%3E';

const meta = {
  title: 'Primitives/Image',
  component: Image,
  args: { src: toy, alt: 'Mèo hồng vinyl', width: 160, height: 160 },
} satisfies Meta<typeof Image>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {
  render: () => (
    <Grid columns={2}>
      <Image src={toy} alt="Mèo hồng vinyl" ratio="square" fit="contain" radius="large" priority />
      <Image src={toy} alt="Mèo hồng vinyl" ratio="portrait" radius="standard" priority />
      <Image src={toy} alt="Mèo hồng vinyl" ratio="landscape" fit="contain" priority />
      <Image src={toy} alt="Mèo hồng vinyl" width={96} height={96} radius="full" priority />
    </Grid>
  ),
};

export const States: Story = {
  render: () => (
    <Grid columns={2}>
      <Image src="/missing.webp" alt="Mèo hồng vinyl" ratio="square" radius="large" />
      <Image src={null} alt="" ratio="square" radius="large" />
    </Grid>
  ),
};
