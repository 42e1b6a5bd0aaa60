import { useFindFriend, useGiftableToys, useGiveToys } from '@mcy/api/collection/gifts/hooks';
import { giftLimits } from '@mcy/api/collection/gifts/words';
import { GiftForm, type TypedGift } from '@mcy/forms/collection/gifts';
import { type GiftWay, GiveToysScreen, type GiveToysScreenProps } from '@mcy/ui/collection/gifts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAction } from '../../../platform/useAction.ts';
import { useFormSubmit } from '../../../platform/useFormSubmit.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { useStep } from '../../../platform/useStep.ts';
import { poolsRoutes } from '../../boxes/pools/routes.ts';
import { giftsRoutes } from './routes.ts';

type Draft = GiveToysScreenProps['draft'];

const steps = ['toys', 'friend', 'preview'] as const satisfies readonly GiveToysScreenProps['step'][];

export function GiveToysRoute() {
  const { t } = useTranslation('collection/gifts');
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const given = parameters.get('item_ids') ?? undefined;
  const toys = useGiftableToys({ limit: 50 });
  // They may be far down the list.
  const first = useGiftableToys({ only: given }, { enabled: given !== undefined });
  const [chosen, setChosen] = useState<readonly string[]>(given?.split(',').slice(0, giftLimits.toys) ?? []);
  const [reached, goTo] = useStep(giftsRoutes.gifts);
  const [way, setWay] = useState<GiftWay>('friend');
  const [typed, setTyped] = useState<TypedGift>({});
  const [draft, setDraft] = useState<Draft | null>(null);
  const { mutateAsync: findFriend } = useFindFriend({ suppressed: true });
  const goBack = useGoBack(giftsRoutes.gifts);

  const rows = [first, toys].flatMap(({ data }) => data?.pages.flatMap((page) => page.rows) ?? []);
  const inGift = chosen.flatMap((item_id) => rows.find((toy) => toy.item_id === item_id && toy.may_gift) ?? []);
  const give = useAction(useGiveToys(), {
    done: t('give.sent'),
    onDone: ({ gift_id }) => void navigate(giftsRoutes.gift(gift_id), { replace: true }),
    onRefused: toys.refetch,
  });
  const preview = useFormSubmit(async (request: TypedGift) => {
    const friend = request.to === undefined ? null : await findFriend({ to: request.to });
    setTyped((before) => ({ ...before, ...request }));
    setDraft({ friend, message: request.message ?? null });
    goTo(2);
  });
  // A page that is opened again has forgotten its gift.
  const step = steps[inGift.length === 0 ? 0 : Math.min(reached, draft === null ? 1 : 2)] ?? 'toys';
  const request = {
    item_ids: inGift.map(({ item_id }) => item_id),
    ...(way === 'friend' && { to: typed.to }),
    ...(draft !== null && draft.message !== null && { message: draft.message }),
  };

  return (
    <GiveToysScreen
      toys={usePagedLoad(toys)}
      chosen={inGift}
      step={step}
      way={way}
      draft={draft ?? { friend: null, message: null }}
      form={<GiftForm way={way} typed={typed} onTyped={setTyped} onSubmit={preview} />}
      onToggle={(item_id) =>
        setChosen((before) =>
          before.includes(item_id) ? before.filter((other) => other !== item_id) : [...before, item_id],
        )
      }
      onChooseWay={setWay}
      onContinue={() => goTo(1)}
      onGoBack={goBack}
      onSend={() => give(request)}
      links={{ boxes: poolsRoutes.mysteryBoxes }}
    />
  );
}
