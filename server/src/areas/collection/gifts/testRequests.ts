import { acceptGift, declineGift, giveToys, listGiftableToys, readGift } from '@mcy/api/collection/gifts/contract';
import type { TestRequests } from '../../../testing/TestRequests.ts';
import { giveTestToys } from '../../../testing/giveTestToys.ts';

export const testRequests: TestRequests = {
  examples: { '/api/gift/friend': { to: 'ZZZZZZZZ' } },
  owned: {
    '/api/gift/give': async (server, giver) => {
      return { item_ids: await giveTestToys(server, giver, { blind_box: 1 }) };
    },
  },
  days: {
    third: async (server, { an, binh, chi }) => {
      const { rows } = await server.succeed(listGiftableToys, {}, { session: an });
      const [first, second, third, fourth] = rows.map(({ item_id }) => [item_id]);
      const giveTo = (item_ids: string[] = [], to?: string) =>
        server.succeed(giveToys, { item_ids, to }, { session: an });
      const accepted = await giveTo(first, binh.invite_code);
      await server.succeed(acceptGift, { gift: accepted.gift_id }, { session: binh });
      const declined = await giveTo(second, chi.invite_code);
      await server.succeed(declineGift, { gift: declined.gift_id }, { session: chi });
      await giveTo(third, binh.invite_code);
      const byLink = await giveTo(fourth);
      await server.succeed(readGift, { gift: byLink.gift_id }, { session: an });
    },
  },
};
