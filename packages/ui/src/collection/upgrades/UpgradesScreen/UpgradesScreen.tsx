import type { Made } from '@mcy/api/collection/upgrades/contract';
import { chanceParts } from '@mcy/api/collection/upgrades/words';
import { Shapes, ShieldCheck, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney, formatProbability, useLocale, useScreenTexts } from '../../../i18n/index.ts';
import { PageSection, type PagedLoad, Screen, ScreenList, ToyStage } from '../../../patterns/index.ts';
import { Badge, Button, Grid, Image, Inline, Link, Stack, Surface, Text } from '../../../primitives/index.ts';
import * as styles from './UpgradesScreen.css.ts';

/** Toys shown of one upgrade; the rest is only counted. */
const shownToys = 6;

export interface UpgradesScreenProps {
  /** Newest first. */
  made: PagedLoad<Made>;
  /** Number of the shop's next draw, from 0; null until known. */
  nextNonce: number | null;
  /** `PoolProof` of the whole log; null until asked for. */
  proof: ReactNode;
  onVerify: () => void;
  links: {
    collection: string;
    choose: string;
    synthesise: string;
    upgrade: (upgrade_id: string) => string;
    item: (item_id: string) => string;
  };
}

/** The ways to a new toy, what the player made, won and lost by them, and the public log of all upgrades (bag/upgrades). */
export function UpgradesScreen({ made, nextNonce, proof, onVerify, links }: UpgradesScreenProps) {
  const { t } = useTranslation('collection/upgrades');
  return (
    <Screen texts={useScreenTexts()} title={t('record.title')} back={links.collection} layout="halves">
      <Stack space="medium">
        <Grid columns={2} space="small">
          <Button asChild icon={Sparkles} width="full">
            <Link href={links.choose}>{t('title')}</Link>
          </Button>
          <Button asChild icon={Shapes} variant="soft" width="full">
            <Link href={links.synthesise}>{t('record.synthesise')}</Link>
          </Button>
        </Grid>
        <ScreenList
          load={made}
          shape="longRows"
          label={t('record.title')}
          rowKey={idOf}
          empty={{
            icon: Sparkles,
            title: t('record.empty.title'),
            text: t('record.empty.body'),
            next: { label: t('record.empty.action'), href: links.choose },
          }}
        >
          {(making) => (
            <MadeRow
              making={making}
              href={
                making.kind === 'upgrade'
                  ? links.upgrade(making.upgrade_id)
                  : making.item_id === null
                    ? undefined
                    : links.item(making.item_id)
              }
            />
          )}
        </ScreenList>
      </Stack>
      <PageSection title={t('record.log.title')} description={t('record.log.body')}>
        <Surface>
          <Stack space="small" align="start">
            {nextNonce !== null && (
              <Text size="small" tone="secondary" tabular>
                {t('record.log.next', { number: formatMoney(nextNonce + 1) })}
              </Text>
            )}
            {proof ?? (
              <Button variant="soft" icon={ShieldCheck} onPress={onVerify}>
                {t('record.log.check')}
              </Button>
            )}
          </Stack>
        </Surface>
      </PageSection>
    </Screen>
  );
}

function idOf(making: Made): string {
  return making.kind === 'upgrade' ? making.upgrade_id : making.synthesis_id;
}

const tones = { unseen: 'accent', won: 'positive', lost: 'neutral', made: 'positive' } as const;

function MadeRow({ making, href }: { making: Made; href: string | undefined }) {
  const { t } = useTranslation('collection/upgrades');
  const { toy, items } = making;
  const outcome = making.kind === 'synthesis' ? 'made' : !making.revealed ? 'unseen' : making.won ? 'won' : 'lost';
  const content = (
    <div className={styles.row}>
      <div className={styles.target} data-won={outcome !== 'lost'}>
        <ToyStage image={toy.image} alt="" rarity={toy.rarity} />
      </div>
      <Stack space="xsmall">
        <Inline align="between" space="xsmall">
          <Text inline weight="bold" lines={1}>
            {toy.name}
          </Text>
          <Badge tone={tones[outcome]}>{t(`record.${outcome}`)}</Badge>
        </Inline>
        <Facts making={making} />
        <div className={styles.put}>
          {items.slice(0, shownToys).map(({ item_id, image }) => (
            <span key={item_id} className={styles.thumb}>
              <Image src={image} alt="" fit="contain" ratio="square" />
            </span>
          ))}
          {items.length > shownToys && (
            <Text inline size="small" tone="secondary">
              +{items.length - shownToys}
            </Text>
          )}
        </div>
      </Stack>
    </div>
  );
  const rarity = outcome === 'won' || outcome === 'made' ? toy.rarity : undefined;
  // A toy that was made and given away has no page of the player's anymore.
  if (href === undefined) return <Surface space="small">{content}</Surface>;
  return (
    <Surface space="small" rarity={rarity} href={href}>
      {content}
    </Surface>
  );
}

function Facts({ making }: { making: Made }) {
  const { t } = useTranslation('collection/upgrades');
  const locale = useLocale();
  const put = t('record.put', { count: making.items.length });
  if (making.kind === 'synthesis') {
    return (
      <Text size="small" tone="secondary" tabular>
        {`${put} · ${formatDateTime(making.made_at, locale)}`}
      </Text>
    );
  }
  const { chance, stones, nonce, upgraded_at } = making;
  const added = stones > 0 ? ` · ${t('record.stones', { stones: formatMoney(stones) })}` : '';
  return (
    <Stack space="none">
      <Text size="small" weight="medium" tabular>
        {`${t('chance', { percent: formatProbability(chance, chanceParts, locale) })} · ${put}${added}`}
      </Text>
      <Text size="xsmall" tone="secondary" tabular>
        {t('record.row', { time: formatDateTime(upgraded_at, locale), number: formatMoney(nonce + 1) })}
      </Text>
    </Stack>
  );
}
