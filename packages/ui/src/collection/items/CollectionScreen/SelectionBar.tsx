import { type ItemAction, itemActions } from '@mcy/api/collection/items/words';
import { useTranslation } from 'react-i18next';
import { StickyFooter } from '../../../patterns/index.ts';
import { Button, Money, Sheet, Stack, Text } from '../../../primitives/index.ts';
import { type HindranceOf, ItemActions } from '../ItemActions/ItemActions.tsx';
import * as styles from './CollectionScreen.css.ts';
import { type ChosenToys, mostChosen } from './useChosenToys.ts';

interface SelectionBarProps {
  chosen: readonly ChosenToys[];
  hindranceOf: HindranceOf;
  link: (action: ItemAction, item_ids: readonly string[]) => string;
}

/** What is chosen and what it is worth, and everything that can be done with it. */
export function SelectionBar({ chosen, hindranceOf, link }: SelectionBarProps) {
  const { t } = useTranslation(['collection/items', 'shell']);
  const item_ids = chosen.flatMap((one) => one.item_ids);
  const value = chosen.reduce((sum, one) => sum + one.group.value * one.item_ids.length, 0);
  const links = Object.fromEntries(itemActions.map((action) => [action, link(action, item_ids)]));
  return (
    <StickyFooter>
      <div className={styles.bar}>
        <Stack space="none">
          <Text weight="medium" role="status">
            {item_ids.length === 0 ? t('select.hint') : t('select.chosen', { count: item_ids.length })}
          </Text>
          {item_ids.length === mostChosen ? (
            <Text size="small" tone="caution">
              {t('select.most', { most: mostChosen })}
            </Text>
          ) : (
            <Money amount={value} label={t('shell:currency.balance')} size="small" tone="secondary" />
          )}
        </Stack>
        <Sheet.Root>
          <Sheet.Trigger>
            <Button size="large" disabled={item_ids.length === 0}>
              {t('select.actions')}
            </Button>
          </Sheet.Trigger>
          <Sheet.Content closeLabel={t('shell:close')}>
            <Sheet.Title>{t('select.title')}</Sheet.Title>
            <ItemActions
              items={chosen.flatMap(({ group, item_ids: ids }) => ids.map(() => group))}
              hindranceOf={hindranceOf}
              // Every action has its link, which fromEntries cannot express.
              links={links as Record<ItemAction, string>}
            />
          </Sheet.Content>
        </Sheet.Root>
      </div>
    </StickyFooter>
  );
}
