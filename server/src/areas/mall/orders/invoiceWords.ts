import type { Translated } from '@mcy/api/contract';
import type { OrderMethod } from '@mcy/api/mall/orders/words';

/** The words of an invoice. */
export const invoiceWords = {
  title: { vn: 'HÓA ĐƠN MUA HÀNG', zh: '购物凭证', en: 'INVOICE' },
  number: { vn: 'Đơn hàng', zh: '订单', en: 'Order' },
  recipient: { vn: 'Người nhận', zh: '收货人', en: 'Recipient' },
  phone: { vn: 'Số điện thoại', zh: '电话', en: 'Phone' },
  address: { vn: 'Địa chỉ', zh: '地址', en: 'Address' },
  area: { vn: 'Khu vực', zh: '地区', en: 'Area' },
  ordered_at: { vn: 'Ngày đặt', zh: '下单时间', en: 'Ordered' },
  method: { vn: 'Thanh toán', zh: '支付方式', en: 'Payment' },
  paid: { vn: 'Đã thanh toán', zh: '已付', en: 'Paid' },
  returned: { vn: 'Đã hoàn lại', zh: '已退', en: 'Returned' },
  goods: { vn: 'Tiền hàng', zh: '商品金额', en: 'Products' },
  coupon: { vn: 'Giảm giá', zh: '优惠', en: 'Coupon' },
  shipping: { vn: 'Phí vận chuyển', zh: '运费', en: 'Shipping' },
  total: { vn: 'Tổng cộng', zh: '合计', en: 'Total' },
  product: { vn: 'Sản phẩm', zh: '商品', en: 'Product' },
  price: { vn: 'Đơn giá', zh: '单价', en: 'Price' },
  count: { vn: 'SL', zh: '数量', en: 'Qty' },
  amount: { vn: 'Thành tiền', zh: '小计', en: 'Amount' },
  foot: {
    vn: 'Số tiền tính bằng xu (1 xu = 1 đồng). Giờ Việt Nam. Không thay thế hóa đơn giá trị gia tăng.',
    zh: '金额单位为金币（1 金币 = 1 越南盾），越南时间。不作为增值税发票。',
    en: 'Amounts are in coins (1 coin = 1 VND), times in Vietnam time. It does not replace a VAT invoice.',
  },
  page: { vn: 'Trang', zh: '第', en: 'Page' },
} as const satisfies Record<string, Translated>;

/** How an order is paid, as an invoice names it. */
export const methodWords = {
  balance: { vn: 'Số dư xu', zh: '金币余额', en: 'Coin balance' },
  cod: { vn: 'Khi nhận hàng, đặt cọc bằng xu', zh: '货到付款，金币定金', en: 'Cash on delivery, deposit in coins' },
  pre_sale: { vn: 'Đặt trước: cọc và phần còn lại', zh: '预售：定金与尾款', en: 'Pre-sale: deposit and final payment' },
} as const satisfies Record<OrderMethod, Translated>;
