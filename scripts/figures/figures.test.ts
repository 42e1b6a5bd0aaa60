import { describe, expect, it } from 'vitest';
import { chosenFiles, countHouse, countTopic, globsOf } from './countHouse.ts';
import { findCentral, mentionOf } from './findCentral.ts';

const files = [
  { path: 'packages/api/src/account/people/contract.ts', bytes: 900, lines: 40 },
  { path: 'packages/ui/src/account/people/FollowsScreen/FollowsScreen.tsx', bytes: 2000, lines: 80 },
  { path: 'app/src/routes/account/people/FansRoute.tsx', bytes: 500, lines: 20 },
  { path: 'app/src/routes/account/people/FollowingRoute.tsx', bytes: 500, lines: 15 },
  { path: 'server/src/areas/account/people/followPlayer.ts', bytes: 700, lines: 30 },
  { path: 'server/src/areas/account/names/bindPhone.ts', bytes: 700, lines: 30 },
  { path: 'tests/visual/account.txt', bytes: 300, lines: 3 },
  { path: 'docs/screenshots/home.webp', bytes: 50_000, lines: 0 },
  { path: 'app/public/art/duck.webp', bytes: 6000, lines: 0 },
];
const value = (figures: ReturnType<typeof countHouse>, name: string) =>
  figures.find((figure) => figure.name === name)?.value;

describe('a topic', () => {
  const topic = chosenFiles(files, globsOf('account/people'));
  const figures = countTopic(topic, 4);

  it('has its files on every floor, and no others', () => {
    expect(value(figures, 'files of the topic')).toBe(5);
    expect(value(figures, 'lines of the topic')).toBe(185);
  });

  it('divides its files and lines by its screens', () => {
    expect(value(figures, 'files a screen')).toBe(2.5);
    expect(value(figures, 'lines a screen')).toBe(92.5);
  });

  it('accepts a given number of screens', () => {
    expect(value(countTopic(topic, 4, 5), 'lines a screen')).toBe(37);
  });

  it('without a screen has no cost per screen', () => {
    expect(value(countTopic([], 1), 'lines a screen')).toBe(0);
  });
});

it("the house's pictures are those of stories and screens, without the shop's art", () => {
  const figures = countHouse(files);
  expect(value(figures, 'bytes of these pictures')).toBe(50_000);
  expect(value(figures, 'bytes of fingerprints')).toBe(300);
  expect(value(figures, 'lines of server')).toBe(60);
});

describe('a central file', () => {
  const areas = ['account', 'wallet', 'boxes'];
  const all = (path: string) => [`${path}:'account'`, `${path}:/wallet/`, `${path}:"Boxes"`];

  it('names several areas', () => {
    expect(findCentral(all('server/src/shop.ts'), areas)).toEqual(['server/src/shop.ts']);
  });

  it.for(['server/src/areas/account/area.ts', 'tests/journeys/opening.test.ts'])('is not %s', (path) => {
    expect(findCentral(all(path), areas)).toEqual([]);
  });

  it('is also one whose patterns name areas', () => {
    const rows = ['"(account|wallet|boxes|mall|rooms|forum)/"', '"src/{account,wallet,boxes,mall,rooms,forum}/**"'].map(
      (line) =>
        (line.match(new RegExp(mentionOf([...areas, 'mall', 'rooms', 'forum']), 'g')) ?? []).map(
          (found) => `oxlint.config.ts:${found}`,
        ),
    );
    for (const mentions of rows) {
      expect(findCentral(mentions, [...areas, 'mall', 'rooms', 'forum'])).toEqual(['oxlint.config.ts']);
    }
  });

  it('does not count one that names the same area often', () => {
    expect(
      findCentral(
        Array.from({ length: 4 }, () => "app/src/main.tsx:'account'"),
        areas,
      ),
    ).toEqual([]);
  });
});
