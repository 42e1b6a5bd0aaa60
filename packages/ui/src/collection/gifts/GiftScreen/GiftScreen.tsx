import type { ShownGift } from '@mcy/api/collection/gifts/contract';
import { Gift, Link2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, useLocale, useScreenTexts } from '../../../i18n/index.ts';
import { Confirm, type Load, Screen } from '../../../patterns/index.ts';
import { Avatar, Badge, Button, Heading, Icon, Link, Stack, Surface, Text } from '../../../primitives/index.ts';
import { GiftBox } from '../GiftBox/GiftBox.tsx';
import { GiftToys } from '../GiftToys/GiftToys.tsx';
import { toneOfGift } from '../toneOfGift.ts';
import * as styles from './GiftScreen.css.ts';

export interface GiftScreenProps {
  gift: Load<ShownGift>;
  /** Sign-in link for guests, which returns here; omit it for signed-in users. */
  signInHref?: string | undefined;
  onAccept: () => Promise<void>;
  onDecline: () => Promise<void>;
  onTakeBack: () => Promise<void>;
  /** Opens the share sheet for the gift's link. */
  onShare: () => Promise<void>;
  onGoBack: () => void;
  links: { collection: string; gifts: string; boxes: string };
}

/** A gift: the friend opens the wrapped box and accepts it, the giver sends its link or takes it back (bag/gift_open). */
export function GiftScreen({ gift, onGoBack, ...rest }: GiftScreenProps) {
  const { t } = useTranslation('collection/gifts');
  const [opened, setOpened] = useState(false);
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('gift.title')}
      back={onGoBack}
      layout="full"
      load={gift}
      shape={['picture', { list: 2 }]}
    >
      {(shown) => (
        <div className={styles.page({ open: showsToys(shown, opened) })}>
          {shown.viewer === 'giver' ? (
            <GivenGift gift={shown} {...rest} />
          ) : shown.state === 'open' ? (
            <ArrivedGift gift={shown} opened={opened} onOpen={() => setOpened(true)} {...rest} />
          ) : (
            <SettledGift gift={shown} {...rest} />
          )}
        </div>
      )}
    </Screen>
  );
}

/** Whether its toys are beside the stage; a wrapped gift has the page for itself. */
function showsToys({ viewer, state }: ShownGift, opened: boolean): boolean {
  if (viewer === 'giver') return true;
  return state === 'open' ? opened : viewer === 'addressee' && state === 'accepted';
}

type PartProps = Omit<GiftScreenProps, 'gift' | 'onGoBack'> & { gift: ShownGift };

function Message({ gift: { message } }: Pick<PartProps, 'gift'>) {
  if (message === null) return null;
  return (
    <Text align="center" tone="secondary">
      {`“${message}”`}
    </Text>
  );
}

/** For the friend: wrapped first, then open with the choice. */
function ArrivedGift({
  gift,
  opened,
  onOpen,
  signInHref,
  onAccept,
  onDecline,
}: PartProps & { opened: boolean; onOpen: () => void }) {
  const { t } = useTranslation(['collection/gifts', 'shell']);
  const locale = useLocale();
  const { friend, toys, by_link, expires_at, viewer } = gift;
  const nickname = friend?.nickname ?? '';
  return (
    <>
      <Surface variant="stage" space="large">
        <Stack space="medium" align="center">
          <Avatar name={nickname} src={friend?.avatar} size="large" />
          <Stack space="xxsmall" align="center" role="status">
            <Heading level={2} size="xlarge" align="center">
              {opened ? t('gift.opened', { count: toys.length }) : t('gift.from', { nickname })}
            </Heading>
            {!opened && <Text tone="secondary">{t('gift.inside', { count: toys.length })}</Text>}
          </Stack>
          <GiftBox toys={toys} open={opened} />
          <Message gift={gift} />
          {!opened && (
            <Button size="large" icon={Gift} onPress={onOpen}>
              {t('gift.open')}
            </Button>
          )}
        </Stack>
      </Surface>
      <Stack space="large">
        {opened && (
          <>
            <GiftToys toys={toys} />
            <Stack space="small">
              {signInHref === undefined ? (
                <Button size="large" width="full" onPress={onAccept}>
                  {t('gift.accept')}
                </Button>
              ) : (
                <Button asChild size="large" width="full">
                  <Link href={signInHref}>{t('gift.acceptSignIn')}</Link>
                </Button>
              )}
              {viewer === 'addressee' && (
                <Confirm
                  title={t('gift.declineTitle')}
                  body={t('gift.declineBody', { nickname })}
                  texts={{ confirm: t('gift.decline'), keep: t('shell:cancel'), close: t('shell:close') }}
                  onConfirm={onDecline}
                >
                  <Button variant="ghost" tone="neutral" width="full">
                    {t('gift.decline')}
                  </Button>
                </Confirm>
              )}
            </Stack>
          </>
        )}
        <Text size="small" tone="muted" align="center">
          {`${by_link ? `${t('gift.firstCome')} ` : ''}${t('gift.until', { date: formatDateTime(expires_at, locale) })}`}
        </Text>
      </Stack>
    </>
  );
}

/** For the friend, once it is decided. */
function SettledGift({ gift, links }: PartProps) {
  const { t } = useTranslation('collection/gifts');
  const { state, viewer, toys } = gift;
  // An open one is no settled one; the type does not know.
  const settled = state === 'open' ? 'expired' : state;
  const late = viewer === 'holder' && settled === 'accepted';
  const mine = viewer === 'addressee' && settled === 'accepted';
  return (
    <>
      <Surface variant="stage" space="large">
        <Stack space="medium" align="center" role="status">
          <GiftBox toys={toys} open={mine} />
          <Heading level={2} align="center">
            {late ? t('gift.settled.late') : t(`gift.settled.receiver.${settled}`)}
          </Heading>
          {late ? (
            <Text tone="secondary" align="center">
              {t('gift.lateBody')}
            </Text>
          ) : (
            <Message gift={gift} />
          )}
        </Stack>
      </Surface>
      <Stack space="large">
        {mine && <GiftToys toys={toys} />}
        <Button asChild size="large" width="full">
          <Link href={mine ? links.collection : links.boxes}>{t(mine ? 'gift.collection' : 'gift.boxes')}</Link>
        </Button>
      </Stack>
    </>
  );
}

/** For the giver: what is in it, its link, and the way back. */
function GivenGift({ gift, links, onShare, onTakeBack }: PartProps) {
  const { t } = useTranslation(['collection/gifts', 'shell']);
  const locale = useLocale();
  const { state, friend, toys, link, expires_at } = gift;
  const nickname = friend?.nickname ?? '';
  return (
    <>
      <Surface variant="stage" space="large">
        <Stack space="medium" align="center">
          <Badge tone={toneOfGift(state)}>{t(`states.${state}`)}</Badge>
          <GiftBox toys={toys} open={state !== 'open'} />
          {friend === null ? (
            <Icon icon={Link2} />
          ) : (
            <Avatar name={friend.nickname} src={friend.avatar} size="standard" />
          )}
          <Heading level={2} align="center">
            {state !== 'open'
              ? t(`gift.settled.giver.${state}`, { nickname })
              : friend === null
                ? t('gift.given.byLink')
                : t('gift.given.friend', { nickname })}
          </Heading>
          <Message gift={gift} />
        </Stack>
      </Surface>
      <Stack space="large">
        {state === 'open' && (
          <Stack space="small">
            {link !== null && (
              <Button size="large" width="full" icon={Link2} onPress={onShare}>
                {t('gift.share')}
              </Button>
            )}
            <Confirm
              title={t('gift.takeBackTitle')}
              body={t('gift.takeBackBody')}
              texts={{ confirm: t('gift.takeBack'), keep: t('gift.keep'), close: t('shell:close') }}
              onConfirm={onTakeBack}
            >
              <Button variant="soft" tone="neutral" width="full">
                {t('gift.takeBack')}
              </Button>
            </Confirm>
            <Text size="small" tone="muted" align="center">
              {t('gift.returns', { date: formatDateTime(expires_at, locale) })}
            </Text>
          </Stack>
        )}
        <GiftToys toys={toys} />
        {state !== 'open' && (
          <Button asChild variant="soft" width="full">
            <Link href={links.gifts}>{t('gift.record')}</Link>
          </Button>
        )}
      </Stack>
    </>
  );
}
