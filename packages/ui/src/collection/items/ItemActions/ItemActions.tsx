import type { Item } from '@mcy/api/collection/items/contract';
import { type Hindrance, type ItemAction, itemActions } from '@mcy/api/collection/items/words';
import { Gem, Gift, type LucideIcon, Shapes, Sparkles, Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ListRow } from '../../../patterns/index.ts';
import { Icon, Surface } from '../../../primitives/index.ts';
import * as styles from './ItemActions.css.ts';

/** Most items that each action takes at once. */
const most: Readonly<Record<ItemAction, number>> = { send: 20, gift: 20, decompose: 50, upgrade: 10, synthesise: 10 };

const signs: Readonly<Record<ItemAction, LucideIcon>> = {
  send: Truck,
  gift: Gift,
  decompose: Gem,
  upgrade: Sparkles,
  synthesise: Shapes,
};

/** Says why an action is not possible with an item; null when it is. */
export type HindranceOf = (
  item: Pick<Item, 'state' | 'may_gift' | 'may_decompose'>,
  action: ItemAction,
) => Hindrance | null;

export interface ItemActionsProps {
  /** What it is about: at least one. */
  items: readonly Pick<Item, 'state' | 'may_gift' | 'may_decompose'>[];
  hindranceOf: HindranceOf;
  links: Readonly<Record<ItemAction, string>>;
}

/** What a player can do with some toys, and why not where they cannot. */
export function ItemActions({ items, hindranceOf, links }: ItemActionsProps) {
  const { t } = useTranslation('collection/items');
  return (
    <Surface space="none">
      <ul className={styles.list}>
        {itemActions.map((action) => {
          const hindrance = items.map((item) => hindranceOf(item, action)).find((reason) => reason !== null) ?? null;
          const why =
            items.length > most[action]
              ? t('hindrance.tooMany', { most: most[action] })
              : hindrance === null
                ? null
                : t(`hindrance.${hindrance}`);
          const words = { title: t(`action.${action}`), description: why ?? t(`actionHint.${action}`) };
          const leading = (
            <span className={styles.sign({ off: why !== null })}>
              <Icon icon={signs[action]} />
            </span>
          );
          return (
            <li key={action} className={styles.action({ off: why !== null })}>
              {why === null ? (
                <ListRow {...words} leading={leading} href={links[action]} />
              ) : (
                <ListRow {...words} leading={leading} />
              )}
            </li>
          );
        })}
      </ul>
    </Surface>
  );
}
