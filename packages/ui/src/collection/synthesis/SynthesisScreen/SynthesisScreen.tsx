import type { ToyGroup } from '@mcy/api/collection/items/contract';
import type { Recipe, Synthesis } from '@mcy/api/collection/synthesis/contract';
import { Shapes } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useScreenTexts } from '../../../i18n/index.ts';
import { type PagedLoad, Screen, ScreenList } from '../../../patterns/index.ts';
import { Stack, Text } from '../../../primitives/index.ts';
import type { PutToy } from '../../upgrades/UpgradeScreen/UpgradeScreen.tsx';
import { ChooseStep } from './ChooseStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { RecipeCard } from './RecipeCard.tsx';

/** `recipes` lists them; `choose` fills one; `making` waits for the answer; `done` shows what was made. */
export type SynthesisPhase =
  | { readonly step: 'recipes' }
  | { readonly step: 'choose'; readonly recipe: Recipe }
  | { readonly step: 'making' }
  | { readonly step: 'done'; readonly synthesis: Synthesis };

export interface SynthesisScreenProps {
  phase: SynthesisPhase;
  recipes: PagedLoad<Recipe>;
  onChooseRecipe: (recipe_id: string) => void;
  /** Toys that fit the chosen recipe, equal ones together. */
  toys: PagedLoad<ToyGroup>;
  /** What is in the recipe, in the order it was added. */
  put: readonly PutToy[];
  onPut: (group: ToyGroup) => void;
  onTakeOut: (item_id: string) => void;
  /** Fills the empty places with copies that the player has to spare; undefined when there are none. */
  onFill?: (() => void) | undefined;
  onSynthesise: () => Promise<void>;
  /** An earlier synthesis has no answer: only asking about it goes on. */
  onAsk?: (() => Promise<void>) | undefined;
  /** Why the last try was refused. */
  refusal: string | null;
  /** Back to the recipes. */
  onAgain: () => void;
  onGoBack: () => void;
  links: { collection: string; boxes: string; record: string; item: (item_id: string) => string };
}

/** Makes a toy of others by a recipe, and always succeeds (bag/synthesis). */
export function SynthesisScreen(props: SynthesisScreenProps) {
  const { phase, recipes, onChooseRecipe, onGoBack, links } = props;
  const { t } = useTranslation('collection/synthesis');
  const texts = useScreenTexts();
  if (phase.step === 'choose') return <ChooseStep {...props} recipe={phase.recipe} />;
  if (phase.step === 'making') return <DoneStep {...props} synthesis={null} />;
  if (phase.step === 'done') {
    return <DoneStep {...props} key={phase.synthesis.synthesis_id} synthesis={phase.synthesis} />;
  }
  return (
    <Screen texts={texts} title={t('title')} back={onGoBack} layout="full">
      <Stack space="medium">
        <Text tone="secondary">{t('lead')}</Text>
        <ScreenList
          load={recipes}
          shape="longRows"
          layout="pairs"
          label={t('recipes')}
          rowKey={({ recipe_id }) => recipe_id}
          empty={{
            icon: Shapes,
            title: t('empty.title'),
            text: t('empty.body'),
            next: { label: t('empty.action'), href: links.collection },
          }}
        >
          {(recipe) => <RecipeCard recipe={recipe} onChoose={() => onChooseRecipe(recipe.recipe_id)} />}
        </ScreenList>
      </Stack>
    </Screen>
  );
}
