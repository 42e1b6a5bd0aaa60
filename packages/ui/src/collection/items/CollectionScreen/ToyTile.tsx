import type { ToyGroup } from '@mcy/api/collection/items/contract';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ToyStage } from '../../../patterns/index.ts';
import { Badge, Heading, Inline, Inset, Money, Stack, Surface } from '../../../primitives/index.ts';
import { ChosenCount } from './ChosenCount.tsx';
import * as styles from './CollectionScreen.css.ts';
import type { Choice } from './useChosenToys.ts';

export interface ToyTileProps {
  group: ToyGroup;
  href: string;
  /** Null while nothing is being chosen. */
  choice: Choice | null;
}

/** Equal toys as one tile: a link to the newest, or a button that chooses them. */
export function ToyTile({ group, href, choice }: ToyTileProps) {
  const { t } = useTranslation('collection/items');
  if (choice === null) {
    return (
      <Surface space="none" rarity={group.rarity} href={href}>
        <Face group={group} />
      </Surface>
    );
  }
  return (
    <Surface space="none" rarity={group.rarity} selected={choice.chosen > 0}>
      <button
        type="button"
        aria-pressed={choice.chosen > 0}
        aria-label={t('select.toggle', group)}
        disabled={group.state !== 'held' || choice.most === 0}
        className={styles.choose}
        onClick={() => choice.onChoose(choice.chosen > 0 ? 0 : 1)}
      >
        <Face group={group} chosen={choice.chosen > 0} />
      </button>
      {choice.chosen > 0 && group.count > 1 && <ChosenCount name={group.name} choice={choice} />}
    </Surface>
  );
}

function Face({ group, chosen = false }: { group: ToyGroup; chosen?: boolean }) {
  const { t } = useTranslation(['collection/items', 'boxes/pools', 'shell']);
  return (
    <div className={styles.tile}>
      <div className={styles.stage}>
        <ToyStage
          image={group.image}
          alt=""
          rarity={group.rarity}
          mark={
            chosen ? (
              <Badge tone="accent" variant="solid" icon={Check}>
                {t('select.begin')}
              </Badge>
            ) : group.state === 'held' ? undefined : (
              <Badge size="small" tone="caution">
                {t(`state.${group.state}`)}
              </Badge>
            )
          }
          note={
            group.count > 1 ? (
              <Badge tone="accent" variant="solid" aria-label={t('timesLabel', { count: group.count })} role="img">
                {t('times', { count: group.count })}
              </Badge>
            ) : undefined
          }
        />
      </div>
      <Inset space="small">
        <Stack space="xsmall" align="start">
          <Heading level={3} size="small" lines={2}>
            {group.name}
          </Heading>
          <Inline space="xsmall">
            <Badge rarity={group.rarity} size="small">
              {t(`boxes/pools:rarity.${group.rarity}`)}
            </Badge>
            <Money amount={group.value} label={t('shell:currency.balance')} size="small" tone="secondary" />
          </Inline>
        </Stack>
      </Inset>
    </div>
  );
}
