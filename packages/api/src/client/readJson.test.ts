import { expect, it } from 'vitest';
import { publicFileAddress } from '../contract/upload.ts';
import { readJson } from './readJson.ts';

const file_id = '0199c2a4-7d3e-7c11-9b52-3f0a6e4d8c21';
const picture = publicFileAddress(file_id, 'picture');
const signed = `/files/${file_id}.webp?until=1795318800&signature=0a1b`;
const origin = 'https://shop.example';

it('resolves the shop’s files against the shop when the app has another origin', () => {
  const answer = { avatar: picture, photos: [{ url: signed }], video: publicFileAddress(file_id, 'video') };
  expect(readJson(JSON.stringify(answer), origin)).toEqual({
    avatar: origin + picture,
    photos: [{ url: origin + signed }],
    video: `${origin}/files/${file_id}`,
  });
});

it('leaves answers unchanged for the shop’s own app, and everything that is not a file', () => {
  const answer = {
    image: '/art/toys/star-fairy.webp',
    content: `Look: ${picture}`,
    nickname: '/files/of/mine',
    elsewhere: `https://cdn.example${picture}`,
    bytes: 3,
    none: null,
  };
  expect(readJson(JSON.stringify(answer), origin)).toEqual(answer);
  expect(readJson(JSON.stringify({ avatar: picture }))).toEqual({ avatar: picture });
});
