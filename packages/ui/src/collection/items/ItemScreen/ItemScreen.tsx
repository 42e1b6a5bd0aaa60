import type { ItemDetail } from '@mcy/api/collection/items/contract';
import type { ItemAction } from '@mcy/api/collection/items/words';
import { PackageOpen, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, useLoadTexts, useLocale, useScreenTexts } from '../../../i18n/index.ts';
import {
  HeroLayout,
  HeroSkeleton,
  type Load,
  LoadView,
  NavBar,
  Notice,
  PageSection,
  Timeline,
  ToyStage,
} from '../../../patterns/index.ts';
import { Badge, Button, Heading, Inline, Link, Money, Stack, Surface, Text } from '../../../primitives/index.ts';
import { type HindranceOf, ItemActions } from '../ItemActions/ItemActions.tsx';
import * as styles from './ItemScreen.css.ts';

export interface ItemScreenProps {
  item: Load<ItemDetail>;
  onGoBack: () => void;
  hindranceOf: HindranceOf;
  /** Proves the item's draw, in the browser; null when it was not drawn by its own ticket. */
  proof: ReactNode;
  onProve: () => void;
  links: {
    item: (item_id: string) => string;
    pool: (pool_id: string) => string;
    /** The record of upgrades and syntheses. */
    upgrades: string;
    action: (action: ItemAction, item_ids: readonly string[]) => string;
  };
}

/** One toy of the player: on its stage, with where it came from, its history, and what can be done with it (bag/item). */
export function ItemScreen({ item, onGoBack, hindranceOf, proof, onProve, links }: ItemScreenProps) {
  const { t } = useTranslation(['collection/items', 'boxes/pools', 'shell']);
  const { pageTitle } = useScreenTexts();
  return (
    <>
      <title>{pageTitle(item.status === 'loaded' ? item.data.name : t('item.title'))}</title>
      <NavBar
        title={t('item.title')}
        variant={item.status === 'failed' ? 'solid' : 'ghost'}
        back={{ label: t('shell:back'), onGoBack }}
      />
      <LoadView {...useLoadTexts()} load={item} skeleton={<HeroSkeleton />}>
        {(data) => (
          <HeroLayout hero={<ToyStage image={data.image} alt="" size="hero" rarity={data.rarity} priority />}>
            <Stack space="small">
              <Inline space="xsmall">
                <Badge rarity={data.rarity}>{t(`boxes/pools:rarity.${data.rarity}`)}</Badge>
                <Badge tone={data.state === 'held' ? 'positive' : 'caution'}>{t(`state.${data.state}`)}</Badge>
              </Inline>
              <Heading level={2} size="xlarge">
                {data.name}
              </Heading>
              <Inline space="medium">
                <Text inline weight="bold" tone="accent" tabular>
                  {t('serial', { serial: data.serial })}
                </Text>
                <Inline space="xxsmall">
                  <Text inline size="small" tone="secondary">
                    {t('item.value')}
                  </Text>
                  <Money amount={data.value} label={t('shell:currency.balance')} />
                </Inline>
              </Inline>
            </Stack>
            {data.state === 'held' ? (
              <PageSection title={t('item.actions')}>
                <ItemActions
                  items={[data]}
                  hindranceOf={hindranceOf}
                  links={{
                    send: links.action('send', [data.item_id]),
                    gift: links.action('gift', [data.item_id]),
                    decompose: links.action('decompose', [data.item_id]),
                    upgrade: links.action('upgrade', [data.item_id]),
                    synthesise: links.action('synthesise', [data.item_id]),
                  }}
                />
              </PageSection>
            ) : (
              <Notice>{t(`hindrance.${data.state}`)}</Notice>
            )}
            <Origin item={data} proof={proof} onProve={onProve} links={links} />
            <History item={data} />
            {data.others.length > 0 && (
              <PageSection title={t('item.others')}>
                <Inline space="xsmall">
                  {data.others.map(({ item_id, serial }) => (
                    <Button key={item_id} asChild size="small" variant="soft" tone="neutral">
                      <Link href={links.item(item_id)} aria-label={t('item.other', { serial })}>
                        {t('serial', { serial })}
                      </Link>
                    </Button>
                  ))}
                </Inline>
              </PageSection>
            )}
            <PageSection title={t('item.about')}>
              <Text tone="secondary">{data.description}</Text>
            </PageSection>
            <dl className={styles.facts}>
              <dt className={styles.fact}>{t('item.facts.series')}</dt>
              <dd>{data.series_name}</dd>
              <dt className={styles.fact}>{t('item.facts.height')}</dt>
              <dd>{t('item.facts.millimetres', { height: data.height_mm })}</dd>
              <dt className={styles.fact}>{t('item.facts.material')}</dt>
              <dd>{data.material}</dd>
              <dt className={styles.fact}>{t('item.facts.shipping')}</dt>
              <dd>{t(`item.shipping.${data.shipping_class}`)}</dd>
            </dl>
          </HeroLayout>
        )}
      </LoadView>
    </>
  );
}

interface OriginProps extends Pick<ItemScreenProps, 'proof' | 'onProve' | 'links'> {
  item: ItemDetail;
}

/** The draw that gave the item, with its proof; or the upgrade or synthesis that made it. */
function Origin({ item: { draw }, proof, onProve, links }: OriginProps) {
  const { t } = useTranslation('collection/items');
  if (draw === null) return <Link href={links.upgrades}>{t('item.origin')}</Link>;
  return (
    <PageSection title={t('item.draw.title')}>
      <Surface>
        <Stack space="small">
          <Text weight="medium">
            {draw.bonus
              ? t('item.draw.bonus', { pool: draw.pool_name })
              : t('item.draw.from', { pool: draw.pool_name, number: draw.nonce + 1 })}
          </Text>
          <Inline space="xsmall">
            {!draw.bonus && (
              <Button size="small" variant="soft" icon={ShieldCheck} onPress={onProve}>
                {t('item.draw.prove')}
              </Button>
            )}
            <Button asChild size="small" variant="soft" tone="neutral" icon={PackageOpen}>
              <Link href={links.pool(draw.pool_id)}>{t('item.draw.pool')}</Link>
            </Button>
          </Inline>
          {proof}
        </Stack>
      </Surface>
    </PageSection>
  );
}

function History({ item: { history } }: { item: ItemDetail }) {
  const { t } = useTranslation('collection/items');
  const locale = useLocale();
  return (
    <PageSection title={t('item.history')}>
      <Surface>
        <Timeline
          label={t('item.history')}
          texts={{ done: t('item.states.done'), current: t('item.states.current'), coming: t('item.states.coming') }}
          events={history.map(({ kind, at, owner }, place) => ({
            id: `${at} ${kind} ${place}`,
            title: t(`history.${kind}`),
            state: place === 0 ? 'current' : 'done',
            time: formatDateTime(at, locale),
            at,
            note: owner === null ? undefined : t('item.by', { owner }),
          }))}
        />
      </Surface>
    </PageSection>
  );
}
