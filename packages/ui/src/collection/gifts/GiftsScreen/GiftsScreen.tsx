import type { Gift } from '@mcy/api/collection/gifts/contract';
import { type GiftSide, giftSides } from '@mcy/api/collection/gifts/words';
import { Gift as GiftIcon, HeartHandshake, Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate, useLocale, useScreenTexts } from '../../../i18n/index.ts';
import { type PagedLoad, Screen, ScreenList, StickyFooter } from '../../../patterns/index.ts';
import {
  Avatar,
  Badge,
  Button,
  Icon,
  Image,
  Inline,
  Inset,
  Link,
  SegmentedControl,
  Stack,
  Surface,
  Text,
} from '../../../primitives/index.ts';
import { toneOfGift } from '../toneOfGift.ts';
import * as styles from './GiftsScreen.css.ts';

export interface GiftsScreenProps {
  side: GiftSide;
  /** The latest first. */
  gifts: PagedLoad<Gift>;
  onChooseSide: (side: GiftSide) => void;
  onGoBack: () => void;
  links: { give: string; gift: (gift_id: string) => string; inviteCode: string };
}

/** Gifts that the reader received and gave (bag/gifts). */
export function GiftsScreen({ side, gifts, onChooseSide, onGoBack, links }: GiftsScreenProps) {
  const { t } = useTranslation('collection/gifts');
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('gifts.title')}
      back={onGoBack}
      layout="full"
      footer={
        <StickyFooter>
          <Button asChild width="full" icon={GiftIcon}>
            <Link href={links.give}>{t('gifts.give')}</Link>
          </Button>
        </StickyFooter>
      }
    >
      <Stack>
        <SegmentedControl
          label={t('gifts.side')}
          value={side}
          onValueChange={onChooseSide}
          options={giftSides.map((value) => ({ value, label: t(`gifts.sides.${value}`) }))}
        />
        <ScreenList
          load={gifts}
          shape="cards"
          layout="pairs"
          label={t(`gifts.sides.${side}`)}
          rowKey={({ gift_id }) => gift_id}
          empty={{
            icon: side === 'received' ? HeartHandshake : GiftIcon,
            title: t(`gifts.empty.${side}.title`),
            text: t(`gifts.empty.${side}.body`),
            next: {
              label: t(`gifts.empty.${side}.action`),
              href: side === 'received' ? links.inviteCode : links.give,
            },
          }}
        >
          {(gift) => <GiftRow gift={gift} href={links.gift(gift.gift_id)} />}
        </ScreenList>
      </Stack>
    </Screen>
  );
}

/** Pictures that have room on the narrowest phone. */
const mostPictures = 4;

function GiftRow({ gift, href }: { gift: Gift; href: string }) {
  const { t } = useTranslation('collection/gifts');
  const locale = useLocale();
  const { side, state, friend, message, toys, expires_at, settled_at, created_at } = gift;
  const name =
    friend === null
      ? t('gifts.byLink')
      : t(side === 'given' ? 'gifts.to' : 'gifts.from', { nickname: friend.nickname });
  return (
    <Surface space="none" href={href}>
      <div className={styles.strip}>
        {toys.slice(0, mostPictures).map(({ item_id, image }) => (
          <span key={item_id} className={styles.toy}>
            <Image src={image} alt="" fit="contain" ratio="square" />
          </span>
        ))}
      </div>
      <Inset space="medium">
        <Stack space="xsmall">
          <Inline align="between" wrap={false}>
            <Inline space="small" wrap={false}>
              {friend === null ? (
                <Icon icon={Link2} />
              ) : (
                <Avatar name={friend.nickname} src={friend.avatar} size="small" />
              )}
              <Text inline weight="medium">
                {name}
              </Text>
            </Inline>
            <Badge tone={toneOfGift(state)} size="small">
              {t(`states.${state}`)}
            </Badge>
          </Inline>
          {message !== null && (
            <Text size="small" tone="secondary" lines={2}>
              {`“${message}”`}
            </Text>
          )}
          <Text size="xsmall" tone="muted">
            {`${t('toys', { count: toys.length })} · ${
              state === 'open'
                ? t('gifts.until', { date: formatDate(expires_at, locale) })
                : formatDate(settled_at ?? created_at, locale)
            }`}
          </Text>
        </Stack>
      </Inset>
    </Surface>
  );
}
