import { formatAmount } from '@mcy/api/contract';
import type { NoticeKinds } from '../../../platform/notices/NoticeKinds.ts';

declare module '../../../platform/notices/NoticeKinds.ts' {
  interface NoticeData {
    order_shipped: { order_id: string; number: number; carrier: string; tracking_number: string };
    order_delivered: { order_id: string; number: number };
    order_closed: { order_id: string; number: number };
    /** By an operator; `returned` is what went back, in coins. */
    order_cancelled: { order_id: string; number: number; returned: number; reason: string };
    /** The parcel did not reach its buyer; `returned` is what went back, in coins. */
    order_came_back: { order_id: string; number: number; returned: number; reason: string };
    /** The window for the final payment of a pre-sale is open; `due` is in coins. */
    order_final_open: { order_id: string; number: number; due: number };
    /** It ends within 24 hours. */
    order_final_ends: { order_id: string; number: number; due: number };
    /** `deposit` is what stays with the shop, in coins; 0 when nothing was paid. */
    order_expired: { order_id: string; number: number; deposit: number };
    refund_approved: { order_id: string; number: number; amount: number; answer: string };
    refund_refused: { order_id: string; number: number; answer: string };
  }
}

const order = {
  page: '/pages/mall/details',
  parameters: ({ order_id }: { order_id: string }) => ({ order_id }),
  label: { vn: 'Xem đơn hàng', zh: '查看订单', en: 'See the order' },
} as const;

export const orderNotices = {
  order_shipped: {
    words: ({ number, carrier, tracking_number }) => ({
      title: {
        vn: `Đơn hàng ${number} đã được gửi đi`,
        zh: `订单 ${number} 已发货`,
        en: `Order ${number} has shipped`,
      },
      body: {
        vn: `${carrier} đang giao, mã vận đơn ${tracking_number}.`,
        zh: `由 ${carrier} 配送，运单号 ${tracking_number}。`,
        en: `${carrier} is delivering it, tracking number ${tracking_number}.`,
      },
    }),
    sign: 'box',
    leadsTo: order,
  },
  order_delivered: {
    words: ({ number }) => ({
      title: {
        vn: `Đơn hàng ${number} đã được giao`,
        zh: `订单 ${number} 已送达`,
        en: `Order ${number} was delivered`,
      },
      body: {
        vn: 'Bạn kiểm tra hàng rồi bấm đã nhận nhé. Có vấn đề gì, bạn có 30 ngày để yêu cầu hoàn tiền.',
        zh: '请检查商品并确认收货。如有问题，可在 30 天内申请退款。',
        en: 'Check your order and confirm the receipt. If something is wrong, you have 30 days to ask for a refund.',
      },
    }),
    sign: 'box',
    leadsTo: order,
  },
  order_closed: {
    words: ({ number }) => ({
      title: {
        vn: `Đơn hàng ${number} được tính là đã nhận`,
        zh: `订单 ${number} 已自动确认收货`,
        en: `Order ${number} counts as received`,
      },
      body: {
        vn: 'Đã 15 ngày làm việc kể từ khi gửi. Chưa nhận được hàng, bạn có 30 ngày để yêu cầu hoàn tiền.',
        zh: '发货已满 15 个工作日。如未收到，可在 30 天内申请退款。',
        en: 'It was shipped 15 working days ago. If it didn’t arrive, you have 30 days to ask for a refund.',
      },
    }),
    sign: 'box',
    leadsTo: order,
  },
  order_cancelled: {
    words: ({ number, returned, reason }) => {
      const coins = formatAmount(returned);
      return {
        title: { vn: `Đơn hàng ${number} đã bị hủy`, zh: `订单 ${number} 已取消`, en: `Order ${number} was canceled` },
        body: {
          vn: `Lý do: ${reason}${returned > 0 ? ` ${coins} xu đã về số dư của bạn.` : ''}`,
          zh: `原因：${reason}${returned > 0 ? ` ${coins} 金币已退回余额。` : ''}`,
          en: `Reason: ${reason}${returned > 0 ? ` ${coins} coins are back in your balance.` : ''}`,
        },
      };
    },
    sign: 'return',
    leadsTo: order,
  },
  order_came_back: {
    words: ({ number, returned, reason }) => {
      const coins = formatAmount(returned);
      return {
        title: {
          vn: `Đơn hàng ${number} bị hoàn về shop`,
          zh: `订单 ${number} 被退回`,
          en: `Order ${number} came back to us`,
        },
        body: {
          vn: `Lý do: ${reason}${returned > 0 ? ` ${coins} xu đã về số dư của bạn.` : ''}`,
          zh: `原因：${reason}${returned > 0 ? ` ${coins} 金币已退回余额。` : ''}`,
          en: `Reason: ${reason}${returned > 0 ? ` ${coins} coins are back in your balance.` : ''}`,
        },
      };
    },
    sign: 'return',
    leadsTo: order,
  },
  order_final_open: {
    words: ({ number, due }) => {
      const coins = formatAmount(due);
      return {
        title: {
          vn: `Đơn hàng ${number}: đã đến lúc thanh toán phần còn lại`,
          zh: `订单 ${number}：现在可以支付尾款`,
          en: `Order ${number}: the final payment is open`,
        },
        body: {
          vn: `Còn ${coins} xu. Quá hạn ghi trong đơn, đơn bị hủy và tiền cọc không được hoàn.`,
          zh: `尾款 ${coins} 金币。逾期（见订单页）订单将取消，定金不退。`,
          en: `${coins} coins are left to pay. After the time on the order’s page it is canceled and the deposit isn’t refunded.`,
        },
      };
    },
    sign: 'box',
    leadsTo: order,
  },
  order_final_ends: {
    words: ({ number, due }) => {
      const coins = formatAmount(due);
      return {
        title: {
          vn: `Đơn hàng ${number}: còn chưa đầy 24 giờ để thanh toán`,
          zh: `订单 ${number}：尾款将在 24 小时内到期`,
          en: `Order ${number}: less than 24 hours left to pay`,
        },
        body: {
          vn: `Bạn còn phải thanh toán ${coins} xu, nếu không đơn bị hủy và bạn mất tiền cọc.`,
          zh: `请支付尾款 ${coins} 金币，否则订单将取消，定金不退。`,
          en: `Pay the remaining ${coins} coins, or the order is canceled and you lose the deposit.`,
        },
      };
    },
    sign: 'box',
    leadsTo: order,
  },
  order_expired: {
    words: ({ number, deposit }) => {
      const coins = formatAmount(deposit);
      return {
        title: {
          vn: `Đơn hàng ${number} đã hết hạn thanh toán`,
          zh: `订单 ${number} 已超时未付款`,
          en: `Order ${number} wasn’t paid in time`,
        },
        body:
          deposit > 0
            ? {
                vn: `Phần còn lại chưa được thanh toán nên đơn bị hủy. Tiền cọc ${coins} xu không được hoàn lại.`,
                zh: `尾款未按时支付，订单已取消，定金 ${coins} 金币不予退还。`,
                en: `The rest wasn’t paid, so the order was canceled. The deposit of ${coins} coins isn’t refunded.`,
              }
            : {
                vn: 'Đơn đã bị hủy và bạn không bị trừ xu nào. Mã giảm giá đã được trả lại nếu có dùng.',
                zh: '订单已取消，未扣款。如使用了优惠券，已退回。',
                en: 'It was canceled and you weren’t charged. If you used a coupon, it’s back.',
              },
      };
    },
    sign: 'return',
    leadsTo: order,
  },
  refund_approved: {
    words: ({ number, amount, answer }) => {
      const coins = formatAmount(amount);
      return {
        title: {
          vn: `Đã hoàn ${coins} xu cho đơn hàng ${number}`,
          zh: `订单 ${number} 已退款 ${coins} 金币`,
          en: `${coins} coins refunded for order ${number}`,
        },
        body: { vn: answer, zh: answer, en: answer },
      };
    },
    sign: 'return',
    leadsTo: order,
  },
  refund_refused: {
    words: ({ number, answer }) => ({
      title: {
        vn: `Yêu cầu hoàn tiền cho đơn hàng ${number} bị từ chối`,
        zh: `订单 ${number} 的退款申请被拒绝`,
        en: `The refund for order ${number} was refused`,
      },
      body: { vn: answer, zh: answer, en: answer },
    }),
    sign: 'return',
    leadsTo: order,
  },
} satisfies NoticeKinds;
