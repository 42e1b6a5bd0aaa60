import { ChatComposer, type ChatMessage, ChatThread, type ChatThreadProps, EmptyState, NavBar } from '@mcy/ui/patterns';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { composerTexts, conversation, messageOf, olderMessages, threadTexts } from '../fixtures/chat.ts';

const composer = <ChatComposer texts={composerTexts} limit={140} onSendMessage={fn()} onAddPhoto={fn()} />;

const meta = {
  title: 'Patterns/ChatThread',
  component: ChatThread,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Trò chuyện với chăm sóc khách hàng',
    messages: conversation,
    hasOlder: false,
    loadingOlder: false,
    onLoadOlder: fn(),
    onRetryMessage: fn(),
    onSavePhoto: fn(),
    composer,
    texts: threadTexts,
  },
  decorators: [
    (Story) => (
      <>
        <NavBar title="Chăm sóc khách hàng" back={{ label: 'Quay lại', href: '/pages/user/kefu' }} />
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof ChatThread>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Send a message, and resend a failed one. Scroll up: older ones load without a jump. */
export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <Conversation {...args} />,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await waitFor(() => expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(2));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tin nhắn' }), 'Cảm ơn bạn{Enter}');
    await expect(await canvas.findByText('Cảm ơn bạn')).toBeInTheDocument();
    await waitFor(() => expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(2));
  },
};

function Conversation(args: ChatThreadProps) {
  const [messages, setMessages] = useState(args.messages);
  const [pages, setPages] = useState(0);
  const send = (text: string) => setMessages([...messages, messageOf('own', `new-${messages.length}`, text)]);
  return (
    <ChatThread
      {...args}
      messages={messages}
      hasOlder={pages < 3}
      onLoadOlder={() => {
        setMessages([...olderMessages(pages), ...messages]);
        setPages(pages + 1);
      }}
      composer={<ChatComposer texts={composerTexts} limit={140} onSendMessage={send} onAddPhoto={fn()} />}
    />
  );
}

export const Variants: Story = { args: { unreadFrom: '6' } };

/** Sending, failed, and older ones that failed to load. */
export const States: Story = {
  args: {
    messages: [
      ...conversation.slice(4),
      messageOf('own', 'sending', 'Mình gửi thêm ảnh hộp nhé'),
      failedOne('Còn một câu nữa: hộp mới có được đổi màu không ạ?'),
    ],
    hasOlder: true,
    olderFailed: 'Lỗi mạng, vui lòng tải lại',
  },
};

export const Empty: Story = {
  args: {
    messages: [],
    empty: (
      <EmptyState
        icon={MessagesSquare}
        title="Chưa có tin nhắn"
        text="Hỏi gì cũng được, Lan trả lời từ 8:00 đến 22:00."
      />
    ),
  },
};

/** Scrolled up, new messages do not move the page: a button counts them. */
export const ScrolledUp: Story = {
  render: (args) => <Incoming {...args} />,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    log.scrollTop = 0;
    await expect(await canvas.findByRole('button', { name: 'Đến tin mới nhất' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tin đến' }));
    await expect(await canvas.findByRole('button', { name: '1 tin nhắn mới' })).toBeVisible();
    await expect(log.scrollTop).toBe(0);
    await expect(canvas.getByRole('status')).toHaveTextContent('Ngọc Lan: Bạn ơi');
  },
};

function Incoming(args: ChatThreadProps) {
  const [messages, setMessages] = useState<readonly ChatMessage[]>([...olderMessages(0), ...args.messages]);
  const arrive = () => setMessages([...messages, messageOf('other', `in-${messages.length}`, 'Bạn ơi')]);
  return (
    <ChatThread
      {...args}
      messages={messages}
      composer={
        <button type="button" onClick={arrive}>
          Tin đến
        </button>
      }
    />
  );
}

function failedOne(text: string): ChatMessage {
  const message = messageOf('own', 'failed', text);
  return message.side === 'own' ? { ...message, state: 'failed' } : message;
}
