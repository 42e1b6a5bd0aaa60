import { readOrder, refundUpload, requestRefund } from '@mcy/api/mall/orders/contract';
import { readShopOrder } from '@mcy/api/operator/orders/contract';
import { expect, it } from 'vitest';
import { createTestOrder } from '../../../testing/createTestOrder.ts';
import { provideServer } from '../../../testing/provideServer.ts';
import { registerOperator } from '../../../testing/testIdentity.ts';
import { uploadPicture } from '../../../testing/uploadPicture.ts';

const provided = provideServer();

it('a refund shows its photos to the buyer and the shop, and takes no photo of others', async () => {
  const server = provided();
  const [owner, stranger] = [await server.registerUser(), await server.registerUser()];
  const { order_id } = await createTestOrder({ server, owner, state: 'received' });
  const ask = (photos: string[]) =>
    server.call(requestRefund, { order_id, amount: 1000, reason: 'Hỏng.', photos }, { session: owner });
  expect(await ask([await uploadPicture(server, stranger, refundUpload)])).toMatchObject({
    error: 'file_not_found',
    field: 'photos',
  });
  const photos = [await uploadPicture(server, owner, refundUpload), await uploadPicture(server, owner, refundUpload)];
  expect(await ask(photos)).toMatchObject({ ok: true });
  const own = await server.succeed(readOrder, { order_id }, { session: owner });
  expect(own.refunds[0]?.photos.map(({ file_id }) => file_id)).toEqual(photos);
  const picture = await fetch(new URL(own.refunds[0]?.photos[0]?.url ?? '', server.url));
  expect(picture.headers.get('content-type')).toMatch(/^image\//);
  const seen = await server.succeed(readShopOrder, { order_id }, { session: await registerOperator(server) });
  expect(seen.refunds[0]?.photos).toHaveLength(2);
});
