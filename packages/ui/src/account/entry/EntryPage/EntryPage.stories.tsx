import { EntryPage } from '@mcy/ui/account/entry';
import { Button } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { stageToy } from '../fixtures/art.ts';

const meta = {
  title: 'Account/Entry/EntryPage',
  component: EntryPage,
  parameters: { layout: 'fullscreen', shell: { navigation: 'rail' } },
  args: {
    title: 'Đăng nhập',
    heading: 'Chào mừng bạn trở lại!',
    lead: 'Tủ đồ của bạn vẫn đang chờ.',
    art: stageToy,
    form: <Button width="full">Đăng nhập</Button>,
    other: { question: 'Chưa có tài khoản?', label: 'Đăng ký ngay', href: '/pages/login/register' },
    back: '/',
  },
} satisfies Meta<typeof EntryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Variants: Story = {};
