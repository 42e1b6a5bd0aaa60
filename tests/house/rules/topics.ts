import type { House } from '../house.ts';

/** A floor of the house whose areas are divided into topics. */
interface Floor {
  /** The folder of the areas, with a trailing slash. */
  areas: string;
  /** Folders of an area that are not topics. */
  beside: readonly string[];
  /** Folders that are not areas. */
  rooms?: readonly string[];
}

/** Floors whose areas are divided into the topics below. */
export const floors: readonly Floor[] = [
  { areas: 'packages/api/src/', beside: [], rooms: ['client', 'contract', 'queued', 'kept', 'orders', 'live'] },
  {
    areas: 'packages/ui/src/',
    beside: [],
    rooms: ['art', 'i18n', 'patterns', 'primitives', 'styles', 'testing', 'tokens'],
  },
  { areas: 'packages/forms/src/', beside: [], rooms: ['SchemaForm', 'fields', 'fixtures', 'guard', 'uploads'] },
  { areas: 'app/src/routes/', beside: [] },
  { areas: 'server/src/areas/', beside: ['migrations'] },
];

/** The topics of each area, the same on every floor. Add a new one here. */
const topics: Readonly<Record<string, readonly string[]>> = {
  account: [
    'entry',
    'names',
    'invitations',
    'profile',
    'people',
    'rankings',
    'levels',
    'checkIn',
    'identity',
    'addresses',
    'notices',
  ],
  boxes: ['pools', 'opening', 'proof', 'tray', 'daily', 'pass', 'queue', 'fairness', 'practice'],
  collection: [
    'items',
    'parcels',
    'claims',
    'gifts',
    'decomposing',
    'upgrades',
    'synthesis',
    'planner',
    'stock',
    'record',
  ],
  content: ['home', 'policies'],
  coupons: ['tickets', 'offers'],
  mall: ['orders', 'catalogue', 'search', 'cart', 'wishlist', 'notices', 'sales', 'reviews'],
  forum: ['posts'],
  market: ['listings', 'sellers'],
  operator: [
    'desk',
    'identity',
    'rights',
    'approvals',
    'withdrawals',
    'parcels',
    'orders',
    'claims',
    'coupons',
    'payments',
    'stock',
    'offers',
    'pass',
    'pools',
    'sales',
    'products',
    'shelves',
    'reviews',
  ],
  rooms: ['lobby'],
  system: ['update', 'map', 'uploads', 'sharing', 'frame', 'coming'],
  wallet: ['flow', 'recharge', 'withdrawals', 'spending', 'price', 'statements', 'diamonds', 'unpaid'],
};

/** Topics on one floor, and why. */
const onOneFloor: Readonly<Record<string, string>> = {
  'boxes/tray': 'texts of their own, for home; the rest is in boxes/opening',
  'forum/posts': 'not built yet',
  'market/listings': 'not built yet',
  'market/sellers': 'not built yet',
  'mall/sales': 'counts the days that operator/sales shows',
  'system/coming': 'texts of their own, for what is not built yet',
  'system/uploads': "calls that the server's platform answers",
  'wallet/price': 'rules without a screen',
};

/** Topics that have folders on fewer floors than they should, or on more than the list of exceptions says. */
export function faultsOfTopics(house: House, named = topics, exceptions = onOneFloor): readonly string[] {
  const all = Object.entries(named).flatMap(([area, names]) => names.map((name) => `${area}/${name}`));
  return [...new Set([...all, ...Object.keys(exceptions)])].flatMap((topic) => {
    const on = floors.filter(({ areas }) => house.filesOf(`${areas}${topic}/**`).length > 0);
    if (on.length === 0) return [`${topic} is on no floor`];
    if (on.length > 1) return topic in exceptions ? [`${topic} is no exception: it is on several floors`] : [];
    return topic in exceptions ? [] : [`${topic} is on one floor alone, in ${on[0]?.areas ?? ''}`];
  });
}

/** Folders of a floor that are not a topic of their area. */
export function unknownTopics({ areas, beside, rooms = [] }: Floor, house: House): readonly string[] {
  const folders = house
    .filesOf(`${areas}*/*/**`)
    .map((path) => path.slice(areas.length).split('/').slice(0, 2).join('/'));
  return [...new Set(folders)].filter((folder) => {
    const [area = '', topic = ''] = folder.split('/');
    return !rooms.includes(area) && !beside.includes(topic) && !topics[area]?.includes(topic);
  });
}
