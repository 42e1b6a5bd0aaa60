import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ListRow } from '../../../patterns/index.ts';
import { Badge, Image, Inline, Money, Surface, Text } from '../../../primitives/index.ts';
import { ChosenCount } from './ChosenCount.tsx';
import * as styles from './CollectionScreen.css.ts';
import type { ToyTileProps } from './ToyTile.tsx';

/** Equal toys as one line: a link to the newest, or a button that chooses them. */
export function ToyLine({ group, href, choice }: ToyTileProps) {
  const { t } = useTranslation(['collection/items', 'boxes/pools', 'shell']);
  const chosen = choice !== null && choice.chosen > 0;
  const words = {
    leading: (
      <span className={styles.thumb}>
        <Image src={group.image} alt="" fit="contain" ratio="square" />
      </span>
    ),
    title: group.name,
    description: (
      <Inline space="xsmall">
        <Badge rarity={group.rarity} size="small">
          {t(`boxes/pools:rarity.${group.rarity}`)}
        </Badge>
        <Text inline size="small" tone="secondary">
          {group.state === 'held' ? group.series_name : t(`state.${group.state}`)}
        </Text>
      </Inline>
    ),
    trailing: (
      <Inline space="xsmall">
        {chosen && (
          <Badge tone="accent" variant="solid" icon={Check}>
            {t('select.begin')}
          </Badge>
        )}
        {group.count > 1 && <Badge tone="accent">{t('times', { count: group.count })}</Badge>}
        <Money amount={group.value} label={t('shell:currency.balance')} size="small" />
      </Inline>
    ),
  };
  if (choice === null) {
    return (
      <Surface space="none" radius="standard">
        <ListRow {...words} href={href} chevron={false} />
      </Surface>
    );
  }
  const isOpen = group.state === 'held' && choice.most > 0;
  return (
    <Surface space="none" radius="standard" selected={chosen}>
      {isOpen ? (
        <ListRow {...words} aria-pressed={chosen} onPress={() => choice.onChoose(chosen ? 0 : 1)} />
      ) : (
        <ListRow {...words} />
      )}
      {chosen && group.count > 1 && <ChosenCount name={group.name} choice={choice} />}
    </Surface>
  );
}
