import { makeInvoice } from '@mcy/api/mall/orders/contract';
import { expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { createTestOrder } from '../../../testing/createTestOrder.ts';
import { provideServer } from '../../../testing/provideServer.ts';
import { readPdfRows } from '../../../testing/readPdfRows.ts';
import { cancelOrder } from './cancelOrder.ts';

const provided = provideServer();

it('an invoice has the lines and the sums of its order, and follows it', async () => {
  const server = provided();
  const { succeed, db } = server;
  const owner = await server.registerUser();
  const { order_id, number } = await createTestOrder({ server, owner, state: 'paid' });
  const read = async (lang: 'vn' | 'zh' | 'en' = 'vn') => {
    const { address } = await succeed(makeInvoice, { order_id }, { session: owner, lang });
    const answer = await fetch(server.url + address);
    expect(answer.headers.get('content-disposition')).toContain(`mcy-${number}.pdf`);
    const pdf = Buffer.from(await answer.arrayBuffer());
    return { pdf, text: (await readPdfRows(pdf)).rows.join('\n') };
  };
  const first = await read();
  expect(first.text).toMatch(/HÓA ĐƠN MUA HÀNG/);
  expect(first.text).toMatch(/100\.000 2 200\.000/);
  expect(first.text).toMatch(/200\.000 0 30\.000 230\.000/);
  expect((await read()).pdf.equals(first.pdf)).toBe(true);
  expect((await read('zh')).text).toMatch(/购物凭证/);
  const { user_id } = owner;
  await inTransaction(db, (one) => cancelOrder(one, { user_id, order_id, returns: 230_000, now: new Date() }));
  expect((await read()).text).toMatch(/Đã hoàn lại\n230\.000 230\.000/);
});

it('is refused for another’s order, for one that is not paid, and at an address that was changed', async () => {
  const server = provided();
  const [owner, stranger] = [await server.registerUser(), await server.registerUser()];
  const paid = await createTestOrder({ server, owner, state: 'paid' });
  const unpaid = await createTestOrder({ server, owner: stranger, state: 'pending_payment' });
  const ask = (order_id: string) => server.call(makeInvoice, { order_id }, { session: stranger });
  expect(await ask(paid.order_id)).toMatchObject({ error: 'order_not_found' });
  expect(await ask(unpaid.order_id)).toMatchObject({ error: 'not_invoiced' });
  const { address } = await server.succeed(makeInvoice, { order_id: paid.order_id }, { session: owner });
  const other = await fetch(server.url + address.replace(paid.order_id, unpaid.order_id));
  expect(other.status).toBe(404);
});
