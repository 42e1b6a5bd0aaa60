import type { Recipe } from '@mcy/api/collection/synthesis/contract';
import { useTranslation } from 'react-i18next';
import { ToyStage } from '../../../patterns/index.ts';
import { Badge, Inline, Money, Stack, Text } from '../../../primitives/index.ts';
import * as styles from './SynthesisScreen.css.ts';

interface RecipeCardProps {
  recipe: Recipe;
  onChoose: () => void;
}

/** What a recipe makes, what it takes, and how far the player is. */
export function RecipeCard({ recipe, onChoose }: RecipeCardProps) {
  const { t } = useTranslation(['collection/synthesis', 'shell']);
  const { toy, takes, left, owned } = recipe;
  const isReady = owned >= takes;
  return (
    <button type="button" className={styles.recipe({ ready: isReady })} onClick={onChoose}>
      <span className={styles.made}>
        <ToyStage image={toy.image} alt="" rarity={toy.rarity} />
      </span>
      <Stack space="xsmall" align="start">
        <Text inline weight="bold" lines={2}>
          {toy.name}
        </Text>
        <Text inline size="small" tone="secondary">
          {useTakes(recipe)}
        </Text>
        <span className={styles.dots} aria-hidden="true">
          {Array.from({ length: takes }, (_, place) => (
            <span key={place} className={styles.dot({ full: place < owned })} />
          ))}
        </span>
        <Inline space="xsmall">
          <Badge tone={isReady ? 'positive' : 'neutral'}>{isReady ? t('ready') : t('owned', { owned, takes })}</Badge>
          <Text inline size="xsmall" tone="secondary" tabular>
            {t('left', { count: left })}
          </Text>
          <Money amount={toy.value} label={t('shell:currency.balance')} size="small" tone="secondary" />
        </Inline>
      </Stack>
    </button>
  );
}

/** What a recipe takes, in words. */
export function useTakes({ takes, takes_rarity, takes_series_name }: Recipe): string {
  const { t } = useTranslation('collection/synthesis');
  const rarity = t(`rarity.${takes_rarity}`);
  return takes_series_name === null
    ? t('takes', { count: takes, rarity })
    : t('takesSeries', { count: takes, rarity, series: takes_series_name });
}
