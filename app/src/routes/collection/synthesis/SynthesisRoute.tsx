import { ApiError } from '@mcy/api/client';
import type { ToyGroup } from '@mcy/api/collection/items/contract';
import { useItems, useToys } from '@mcy/api/collection/items/hooks';
import { hindranceOf } from '@mcy/api/collection/items/rules';
import type { Recipe, Synthesis } from '@mcy/api/collection/synthesis/contract';
import { useRecipes } from '@mcy/api/collection/synthesis/hooks';
import { useSynthesise } from '@mcy/api/collection/synthesis/orders';
import { fits, sparesOf } from '@mcy/api/collection/synthesis/rules';
import { SynthesisScreen, type SynthesisPhase } from '@mcy/ui/collection/synthesis';
import type { PutToy } from '@mcy/ui/collection/upgrades';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { createStore, useStore } from '../../../platform/createStore.ts';
import { useFailureMessage } from '../../../platform/useFailureMessage.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { poolsRoutes } from '../../boxes/pools/routes.ts';
import { itemsRoutes } from '../items/routes.ts';
import { upgradesRoutes } from '../upgrades/routes.ts';
import { synthesisRoutes } from './routes.ts';

export function SynthesisRoute() {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const recipe_id = parameters.get('recipe_id');
  const brought = parameters.get('item_ids') ?? '';
  const recipes = useRecipes({ limit: 50 });
  const recipe = recipes.data?.pages.flatMap(({ rows }) => rows).find((row) => row.recipe_id === recipe_id) ?? null;
  const toys = useToys(
    {
      state: 'held',
      order: 'value',
      limit: 50,
      ...(recipe && { rarity: recipe.takes_rarity }),
      ...(recipe && recipe.takes_series_id !== null && { series_id: recipe.takes_series_id }),
    },
    { enabled: recipe !== null },
  );
  const groups = toys.data?.pages.flatMap(({ rows }) => rows) ?? [];
  const { put, add, remove, fill, clear } = usePutInto(recipe, { brought, groups });
  const { state, make, ask, again } = useMaking();
  const messageOf = useFailureMessage();
  const goBack = useGoBack(itemsRoutes.collection);

  return (
    <SynthesisScreen
      phase={phaseOf(state, recipe)}
      recipes={usePagedLoad(recipes)}
      onChooseRecipe={(chosen) => void navigate(synthesisRoutes.synthesis(brought, chosen))}
      toys={usePagedLoad(toys)}
      put={put}
      onPut={add}
      onTakeOut={remove}
      onFill={fill}
      onSynthesise={async () => {
        if (recipe) await make({ recipe_id: recipe.recipe_id, item_ids: put.map(({ item_id }) => item_id) });
      }}
      onAsk={state.step === 'choosing' && state.unsure ? ask : undefined}
      refusal={state.step === 'choosing' && state.error !== null ? messageOf(state.error) : null}
      onAgain={() => {
        clear();
        again();
        void navigate(synthesisRoutes.synthesis(), { replace: true });
      }}
      onGoBack={goBack}
      links={{
        collection: itemsRoutes.collection,
        boxes: poolsRoutes.mysteryBoxes,
        record: upgradesRoutes.upgradeRecord,
        item: itemsRoutes.item,
      }}
    />
  );
}

type Making =
  | { step: 'choosing'; error: unknown; /** No answer came: it can only be asked about. */ unsure: boolean }
  | { step: 'making' }
  | { step: 'done'; synthesis: Synthesis };

/** One synthesis after another. An order from before that has no answer is finished first. */
function useMaking() {
  const order = useSynthesise({ suppressed: true });
  const [unanswered] = useState(() => order.unanswered()[0]);
  const [machine] = useState(() =>
    createStore<Making>(unanswered ? { step: 'making' } : { step: 'choosing', error: null, unsure: false }),
  );
  const state = useStore(machine);
  // Decided when a press comes, before React draws anything.
  const busy = useRef(false);

  async function settle(placing: () => Promise<{ synthesis: Synthesis }>): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    try {
      machine.write({ step: 'done', synthesis: (await placing()).synthesis });
    } catch (error) {
      machine.write({ step: 'choosing', error, unsure: !(error instanceof ApiError && error.decided) });
    } finally {
      busy.current = false;
    }
  }

  async function finish(placing: () => Promise<{ synthesis: Synthesis }>): Promise<void> {
    if (!busy.current) machine.write({ step: 'making' });
    await settle(placing);
  }

  async function ask(): Promise<void> {
    const [last] = order.unanswered();
    if (last) await finish(() => order.ask(last.request));
    else machine.write({ step: 'choosing', error: null, unsure: false });
  }

  const resume = useEffectEvent(async () => {
    if (unanswered) await settle(() => (unanswered.resumes ? order.place : order.ask)(unanswered.request));
  });
  useEffect(() => void resume(), []);

  return {
    state,
    make: (request: { recipe_id: string; item_ids: string[] }) => finish(() => order.place(request)),
    ask,
    again: () => machine.write({ step: 'choosing', error: null, unsure: false }),
  };
}

interface Candidates {
  /** Items that the address brought. */
  brought: string;
  groups: readonly ToyGroup[];
}

/** What is in the recipe: first those of the brought items that fit, then what the player adds and takes out. */
function usePutInto(recipe: Recipe | null, { brought, groups }: Candidates) {
  const items = useItems({ item_ids: brought }, { enabled: brought !== '' });
  const [changed, setChanged] = useState<{ recipe_id: string; toys: readonly PutToy[] } | null>(null);
  if (recipe === null)
    return { put: [], add: () => {}, remove: () => {}, fill: undefined, clear: () => setChanged(null) };
  const { recipe_id, takes } = recipe;
  const first = (items.data?.rows ?? []).filter(
    (item) => hindranceOf(item, 'synthesise') === null && fits(item, recipe),
  );
  const put = (changed?.recipe_id === recipe_id ? changed.toys : first).slice(0, takes);
  const set = (toys: readonly PutToy[]) => setChanged({ recipe_id, toys: toys.slice(0, takes) });
  const put_ids = put.map(({ item_id }) => item_id);
  const spares = groups
    .toReversed()
    .flatMap((group) => sparesOf(group, put_ids).map((item_id): PutToy => ({ ...toyOf(group), item_id })));
  const nextOf = (group: ToyGroup): PutToy[] => {
    const item_id = group.item_ids.find((id) => !put_ids.includes(id));
    return item_id === undefined ? [] : [{ ...toyOf(group), item_id }];
  };
  return {
    put,
    add: (group: ToyGroup) => set([...put, ...nextOf(group)]),
    remove: (item_id: string) => set(put.filter((toy) => toy.item_id !== item_id)),
    // Nobody else gives away a player's only copy.
    fill: spares.length === 0 ? undefined : () => set([...put, ...spares]),
    clear: () => setChanged(null),
  };
}

function toyOf({ item_ids: _copies, ...toy }: ToyGroup) {
  return toy;
}

function phaseOf(state: Making, recipe: Recipe | null): SynthesisPhase {
  if (state.step === 'making') return { step: 'making' };
  if (state.step === 'done') return state;
  return recipe === null ? { step: 'recipes' } : { step: 'choose', recipe };
}
