import { formatAmount } from '@mcy/api/contract';
import type { NoticeKinds } from '../../../platform/notices/NoticeKinds.ts';

declare module '../../../platform/notices/NoticeKinds.ts' {
  interface NoticeData {
    parcel_shipped: { parcel_id: string; number: number; carrier: string; tracking_number: string };
    parcel_delivered: { parcel_id: string; number: number };
    parcel_closed: { parcel_id: string; number: number };
    /** By an operator; `fee` is what returned, in coins. */
    parcel_cancelled: { parcel_id: string; number: number; fee: number; reason: string };
  }
}

const parcel = {
  page: '/pages/bag/delivery',
  parameters: ({ parcel_id }: { parcel_id: string }) => ({ parcel_id }),
  label: { vn: 'Xem kiện hàng', zh: '查看包裹', en: 'See the parcel' },
} as const;

export const parcelNotices = {
  parcel_shipped: {
    words: ({ number, carrier, tracking_number }) => ({
      title: { vn: `Kiện ${number} đã được gửi đi`, zh: `包裹 ${number} 已发出`, en: `Parcel ${number} is on its way` },
      body: {
        vn: `${carrier} đang giao, mã vận đơn ${tracking_number}. Nhận được đồ, bạn bấm xác nhận nhé.`,
        zh: `由 ${carrier} 配送，运单号 ${tracking_number}。收到后请确认收货。`,
        en: `${carrier} is delivering it under ${tracking_number}. Confirm when it arrives.`,
      },
    }),
    sign: 'box',
    leadsTo: parcel,
  },
  parcel_delivered: {
    words: ({ number }) => ({
      title: { vn: `Kiện ${number} đã được giao`, zh: `包裹 ${number} 已送达`, en: `Parcel ${number} was delivered` },
      body: {
        vn: 'Bạn mở ra kiểm tra rồi bấm đã nhận. Thiếu hay hỏng món nào, bạn có 7 ngày để báo shop.',
        zh: '请开箱检查并确认收货。如有缺件或损坏，请在 7 天内告诉我们。',
        en: 'Check what’s inside and confirm the receipt. If a toy is damaged or missing, you have 7 days to tell us.',
      },
    }),
    sign: 'box',
    leadsTo: parcel,
  },
  parcel_closed: {
    words: ({ number }) => ({
      title: {
        vn: `Kiện ${number} được tính là đã nhận`,
        zh: `包裹 ${number} 已自动确认收货`,
        en: `Parcel ${number} counts as received`,
      },
      body: {
        vn: 'Đã 15 ngày làm việc kể từ khi gửi. Chưa nhận được hoặc có món bị hỏng, bạn có 7 ngày để báo shop.',
        zh: '发货已满 15 个工作日。如未收到或有损坏，请在 7 天内告诉我们。',
        en: 'It was shipped 15 working days ago. If it didn’t arrive or a toy is damaged, you have 7 days to tell us.',
      },
    }),
    sign: 'box',
    leadsTo: parcel,
  },
  parcel_cancelled: {
    words: ({ number, fee, reason }) => {
      const coins = formatAmount(fee);
      return {
        title: { vn: `Kiện ${number} đã bị hủy`, zh: `包裹 ${number} 已取消`, en: `Parcel ${number} was canceled` },
        body: {
          vn: `Lý do: ${reason} Đồ chơi đã về tủ đồ${fee > 0 ? ` và ${coins} xu phí gửi đã về số dư` : ''}.`,
          zh: `原因：${reason} 玩具已回到你的收藏${fee > 0 ? `，${coins} 金币运费已退回余额` : ''}。`,
          en: `Reason: ${reason} The toys are back in your collection${fee > 0 ? `, and ${coins} coins for shipping are back in your balance` : ''}.`,
        },
      };
    },
    sign: 'return',
    leadsTo: parcel,
  },
} satisfies NoticeKinds;
