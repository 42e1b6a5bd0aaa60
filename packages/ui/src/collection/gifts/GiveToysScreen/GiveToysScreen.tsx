import type { GiftFriend, GiftableToy } from '@mcy/api/collection/gifts/contract';
import { giftLimits } from '@mcy/api/collection/gifts/words';
import { Gift, Link2, PackageOpen, RotateCcw, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreenTexts, useLoadTexts } from '../../../i18n/index.ts';
import { IconNotes, NothingHere, type PagedLoad, Screen, ScreenPart, StickyFooter } from '../../../patterns/index.ts';
import {
  Avatar,
  Button,
  Grid,
  Heading,
  Icon,
  Inline,
  SegmentedControl,
  Stack,
  Surface,
  Text,
} from '../../../primitives/index.ts';
import { GiftBox } from '../GiftBox/GiftBox.tsx';
import { GiftToys } from '../GiftToys/GiftToys.tsx';
import { ToyTile } from '../ToyTile/ToyTile.tsx';

const giftWays = ['friend', 'link'] as const;
export type GiftWay = (typeof giftWays)[number];

/** A gift that is ready to be sent; without a friend it goes by link. */
export interface GiftDraft {
  friend: GiftFriend | null;
  message: string | null;
}

export interface GiveToysScreenProps {
  toys: PagedLoad<GiftableToy>;
  /** Toys in the gift, in the order they were chosen. */
  chosen: readonly GiftableToy[];
  step: 'toys' | 'friend' | 'preview';
  way: GiftWay;
  /** What the preview shows. */
  draft: GiftDraft;
  /** `GiftForm` of `@mcy/forms/collection/gifts`. */
  form: ReactNode;
  onToggle: (item_id: string) => void;
  onChooseWay: (way: GiftWay) => void;
  /** From the toys to the friend. */
  onContinue: () => void;
  onGoBack: () => void;
  onSend: () => Promise<void>;
  links: { boxes: string };
}

/** Gives toys to a friend: choose them, name a friend, look at the wrapped box, send it (bag/gift). */
export function GiveToysScreen(props: GiveToysScreenProps) {
  const { step, chosen, onContinue, onSend, onGoBack } = props;
  const { t } = useTranslation('collection/gifts');
  const most = giftLimits.toys;
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('give.title')}
      back={onGoBack}
      layout={step === 'toys' ? 'full' : 'halves'}
      footer={
        step === 'toys' ? (
          <StickyFooter>
            <Inline align="between" wrap={false}>
              <Text inline size="small" tone={chosen.length === most ? 'accent' : 'secondary'} tabular>
                {t('give.chosen', { count: chosen.length, most })}
              </Text>
              <Button disabled={chosen.length === 0} onPress={onContinue}>
                {t('give.next')}
              </Button>
            </Inline>
          </StickyFooter>
        ) : step === 'preview' ? (
          <StickyFooter>
            <Button size="large" width="full" icon={Gift} onPress={onSend}>
              {t('give.send')}
            </Button>
          </StickyFooter>
        ) : undefined
      }
    >
      {step === 'toys' && <ChooseToys {...props} />}
      {step === 'friend' && <ChooseFriend {...props} />}
      {step === 'preview' && <Preview {...props} />}
    </Screen>
  );
}

function Lead({ heading, lead }: { heading: string; lead: string }) {
  return (
    <Stack space="xxsmall">
      <Heading level={2}>{heading}</Heading>
      <Text tone="secondary">{lead}</Text>
    </Stack>
  );
}

function ChooseToys({ toys, chosen, onToggle, links }: GiveToysScreenProps) {
  const { t } = useTranslation(['collection/gifts', 'shell']);
  const { retryLabel } = useLoadTexts();
  const isFull = chosen.length >= giftLimits.toys;
  return (
    <Stack space="medium">
      <Lead heading={t('give.choose.heading')} lead={t('give.choose.lead', { most: giftLimits.toys })} />
      <ScreenPart load={toys} shape={{ tiles: 6 }}>
        {({ rows, hasMore, loadingMore, onLoadMore, moreFailed }) =>
          rows.length === 0 ? (
            <NothingHere
              icon={PackageOpen}
              title={t('give.empty.title')}
              text={t('give.empty.body')}
              next={{ label: t('give.empty.action'), href: links.boxes }}
            />
          ) : (
            <Stack space="medium">
              <Grid columns={{ phone: 2, tablet: 4, desktop: 6 }} space="small" role="list">
                {rows.map((toy) => (
                  <div key={toy.item_id} role="listitem">
                    <ToyTile
                      toy={toy}
                      chosen={chosen.some(({ item_id }) => item_id === toy.item_id)}
                      full={isFull}
                      onToggle={onToggle}
                    />
                  </div>
                ))}
              </Grid>
              {hasMore && (
                <Inline align="center">
                  <Button variant="soft" loading={loadingMore} onPress={onLoadMore}>
                    {moreFailed === undefined ? t('shell:loadMore') : retryLabel}
                  </Button>
                </Inline>
              )}
            </Stack>
          )
        }
      </ScreenPart>
    </Stack>
  );
}

function ChooseFriend({ way, form, chosen, onChooseWay }: GiveToysScreenProps) {
  const { t } = useTranslation('collection/gifts');
  return (
    <>
      <Stack space="large">
        <Lead heading={t('give.friend.heading')} lead={t('give.friend.lead')} />
        <SegmentedControl
          label={t('give.way')}
          value={way}
          onValueChange={onChooseWay}
          options={giftWays.map((value) => ({ value, label: t(`give.ways.${value}`) }))}
        />
        <Surface space={{ phone: 'medium', tablet: 'large' }}>
          <Stack space="large">
            {way === 'link' && <Text tone="secondary">{t('give.linkLead')}</Text>}
            {form}
          </Stack>
        </Surface>
      </Stack>
      <GiftToys toys={chosen} />
    </>
  );
}

function Preview({ chosen, draft: { friend, message } }: GiveToysScreenProps) {
  const { t } = useTranslation('collection/gifts');
  return (
    <>
      <Surface variant="stage" space="large">
        <Stack space="medium" align="center">
          <Heading level={2} align="center">
            {t('give.check.heading')}
          </Heading>
          <GiftBox toys={chosen} />
          <Inline space="small" wrap={false}>
            {friend === null ? (
              <Icon icon={Link2} />
            ) : (
              <Avatar name={friend.nickname} src={friend.avatar} size="small" />
            )}
            <Text inline weight="medium">
              {friend === null ? t('give.check.byLink') : t('give.check.to', { nickname: friend.nickname })}
            </Text>
          </Inline>
          {message !== null && (
            <Text align="center" tone="secondary">
              {`“${message}”`}
            </Text>
          )}
        </Stack>
      </Surface>
      <Stack space="large">
        <GiftToys toys={chosen} />
        <IconNotes
          notes={[
            { icon: PackageOpen, text: t('give.notes.leaves') },
            { icon: RotateCcw, text: t('give.notes.back', { days: giftLimits.days }) },
            { icon: Undo2, text: t('give.notes.undo') },
          ]}
        />
      </Stack>
    </>
  );
}
