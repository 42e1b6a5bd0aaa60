import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  title: 'Upgrades and recipes',
  kind: { label: 'Kind', target: 'Upgrade targets', recipe: 'Recipes' },
  list: 'Open and stopped',
  new: { target: 'New target', recipe: 'New recipe' },
  empty: {
    target: { title: 'No targets yet', body: 'Players have nothing to upgrade to. Offer the first toy.' },
    recipe: { title: 'No recipes yet', body: 'Players have nothing to combine. Publish the first recipe.' },
  },
  rarity: { common: 'common', rare: 'rare', epic: 'epic', legendary: 'legendary' },
  takes: 'Any {{count}} {{rarity}} toys',
  takesSeries: '{{count}} {{rarity}} toys of {{series}}',
  given: '{{given}} of {{stock}} given',
  open: 'Open',
  gone: 'None left',
  stopped: 'Stopped',
  stop: 'Stop',
  stopTitle: 'Stop {{name}}',
  stopHint: 'You can’t open it again. Toys that players already got stay theirs.',
  actions: { offer_create: 'Opened', offer_stop: 'Stopped' },
  by: '{{action}} · {{operator}} · {{time}}',
  toy: '{{name}} · {{value}} coins',
  created: 'It’s open.',
  done: 'Stopped.',
  fields: {
    toy_id: { label: 'Toy that players get' },
    stock: { label: 'How many', hint: 'It closes automatically when none are left.' },
    takes: { label: 'Toys needed' },
    takes_rarity: { label: 'Of this rarity' },
    takes_rarity_options: { common: 'Common', rare: 'Rare', epic: 'Epic', legendary: 'Legendary' },
    takes_series_id: { label: 'Of this series', hint: 'Leave empty for any series.' },
    why: { label: 'Reason', hint: 'Written to the log with your name.' },
  },
} satisfies Texts<typeof vn>;
