import type { Translated } from '@mcy/api/contract';
import { formatAmount } from '@mcy/api/contract';

export const orderNotFound: Translated = {
  vn: 'Không tìm thấy đơn hàng này trong tài khoản của bạn.',
  zh: '在你的账户中找不到该订单。',
  en: 'We couldn’t find this order in your account.',
};

export const orderMovedOn: Translated = {
  vn: 'Đơn hàng đã sang bước khác nên không làm được việc này nữa. Xem trạng thái mới ở trên nhé.',
  zh: '订单状态已更新，无法再执行此操作。请查看最新状态。',
  en: 'The order has moved on, so this is no longer possible. Check its new status.',
};

export const orderPriceChanged: Translated = {
  vn: 'Số tiền vừa thay đổi. Bạn chưa bị trừ xu nào: xem lại rồi xác nhận giúp shop nhé.',
  zh: '金额刚刚有变动，尚未扣款。请核对后再确认。',
  en: 'The amount has just changed. You haven’t been charged: check it and confirm again.',
};

export const returnsChanged: Translated = {
  vn: 'Số tiền được hoàn vừa thay đổi nên đơn chưa bị hủy. Bạn xem lại rồi xác nhận giúp shop nhé.',
  zh: '可退金额刚刚有变动，订单尚未取消。请核对后再确认。',
  en: 'What you get back has just changed, so nothing was canceled. Check it and confirm again.',
};

/** Spec §8. */
export function codUnsupported(names: Translated): Translated {
  return {
    vn: `Sản phẩm này không hỗ trợ thanh toán khi nhận hàng: ${names.vn}.`,
    zh: `该商品不支持货到付款：${names.zh}。`,
    en: `This product does not support cash on delivery: ${names.en}.`,
  };
}

export function codTooMany(orders: number, pieces: number): Translated {
  return {
    vn: `Mỗi người có tối đa ${orders} đơn thu hộ chờ đóng gói, mỗi đơn tối đa ${pieces} món. Bạn chọn trả bằng xu nhé.`,
    zh: `每人最多有 ${orders} 个待打包的货到付款订单，每单最多 ${pieces} 件。请改用金币支付。`,
    en: `You can have ${orders} cash-on-delivery orders waiting to be packed, of ${pieces} pieces each. Please pay with coins instead.`,
  };
}

export function tooManyUnpaid(orders: number, pieces: number): Translated {
  return {
    vn: `Shop giữ tối đa ${orders} đơn chưa thanh toán, mỗi đơn tối đa ${pieces} món. Bạn nạp đủ xu rồi đặt nhé.`,
    zh: `最多保留 ${orders} 个未付款订单，每单最多 ${pieces} 件。请充值足够的金币后再下单。`,
    en: `We keep up to ${orders} unpaid orders, of ${pieces} pieces each. Please top up enough coins and order again.`,
  };
}

export const preSaleAlone: Translated = {
  vn: 'Hàng đặt trước được đặt riêng từng sản phẩm. Bạn tách đơn giúp shop nhé.',
  zh: '预售商品需单独下单，请分开结算。',
  en: 'Pre-sales are ordered one product at a time. Please order them separately.',
};

export const preSaleOver: Translated = {
  vn: 'Đợt đặt trước của sản phẩm này đã kết thúc.',
  zh: '该商品的预售已结束。',
  en: 'The pre-sale of this product is over.',
};

export const preSaleTakesNoCoupon: Translated = {
  vn: 'Hàng đặt trước không dùng được mã giảm giá.',
  zh: '预售商品不能使用优惠券。',
  en: 'Pre-sales take no coupons.',
};

/** Spec §5: the maximum is stated. */
export function mostForBuyer(limit: number, bought: number): Translated {
  if (bought === 0) {
    return {
      vn: `Mỗi người mua tối đa ${limit} món.`,
      zh: `每人限购 ${limit} 件。`,
      en: `The maximum quantity is ${limit} per buyer.`,
    };
  }
  return {
    vn: `Mỗi người mua tối đa ${limit} món, bạn đã đặt ${bought} món.`,
    zh: `每人限购 ${limit} 件，你已下单 ${bought} 件。`,
    en: `The maximum quantity is ${limit} per buyer, and you have already ordered ${bought}.`,
  };
}

export const paymentTooEarly: Translated = {
  vn: 'Chưa đến thời gian thanh toán phần còn lại.',
  zh: '尚未到支付尾款的时间。',
  en: 'The final payment isn’t open yet.',
};

export const finalPaymentTooLate: Translated = {
  vn: 'Đã hết thời gian thanh toán phần còn lại nên đơn bị hủy, tiền cọc không được hoàn. Bạn không bị trừ thêm xu nào.',
  zh: '支付尾款的时间已结束，订单已取消，定金不予退还，未再扣款。',
  en: 'The time for the final payment is over, so the order is canceled and the deposit isn’t refunded. You haven’t been charged anything more.',
};

export const paymentTooLate: Translated = {
  vn: 'Đã quá hạn thanh toán nên đơn bị hủy. Bạn chưa bị trừ xu nào.',
  zh: '已超过付款时限，订单已取消，未扣款。',
  en: 'The time to pay is over, so the order is canceled. You haven’t been charged.',
};

export function refundTooMuch(most: number): Translated {
  const coins = formatAmount(most);
  return {
    vn: `Số tiền hoàn tối đa là ${coins} xu.`,
    zh: `最多可退 ${coins} 金币。`,
    en: `The most that can be refunded is ${coins} coins.`,
  };
}

export const refundTooLate: Translated = {
  vn: 'Đã quá 30 ngày kể từ khi nhận hàng nên không yêu cầu hoàn tiền được nữa.',
  zh: '收货已超过 30 天，无法再申请退款。',
  en: 'More than 30 days have passed since you received it, so a refund can no longer be requested.',
};

export function refundTooOften(most: number): Translated {
  return {
    vn: `Mỗi đơn được yêu cầu hoàn tiền tối đa ${most} lần.`,
    zh: `每个订单最多可申请退款 ${most} 次。`,
    en: `A refund can be requested at most ${most} times for one order.`,
  };
}

export const restockWhole: Translated = {
  vn: 'Chỉ đưa hàng về kho bán lại khi hoàn toàn bộ số tiền còn lại của đơn.',
  zh: '仅在退还订单全部剩余金额时，商品才能重新上架。',
  en: 'Goods go back on sale only when all that is left of the order is refunded.',
};

export const noDeposit: Translated = {
  vn: 'Đơn này không có tiền cọc để giữ lại.',
  zh: '该订单没有可扣留的定金。',
  en: 'This order has no deposit to keep.',
};

export const notInvoiced: Translated = {
  vn: 'Đơn này chưa được thanh toán nên chưa có hóa đơn.',
  zh: '该订单尚未付款，没有凭证。',
  en: 'Nothing of this order was paid, so it has no invoice.',
};

export const invoiceExpired: Translated = {
  vn: 'Liên kết tải về đã hết hạn. Bạn mở lại đơn hàng để tải nhé.',
  zh: '下载链接已失效，请在订单页重新下载。',
  en: 'This download has expired. Open the order and download it again.',
};

export const ownOrder: Translated = {
  vn: 'Đây là đơn của chính bạn, hãy để người khác xử lý.',
  zh: '这是你自己的订单，请由他人处理。',
  en: 'This is your own order. Someone else has to handle it.',
};

/** What an order's entries in the flow are called. */
export function orderSubject(number: number): Translated {
  return { vn: `Đơn hàng ${number}`, zh: `订单 ${number}`, en: `Order ${number}` };
}
