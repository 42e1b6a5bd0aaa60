import type { BoxStock, HeldPrize } from '@mcy/api/collection/stock/contract';
import { Equal, Gift, PackageCheck, PackageOpen, Recycle, ShieldCheck, Warehouse } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, useScreenTexts } from '../../../i18n/index.ts';
import { IconNotes, type Load, Notice, PageSection, Screen, ToyStage } from '../../../patterns/index.ts';
import { Button, Divider, Heading, Icon, Image, Link, Stack, Surface, Text } from '../../../primitives/index.ts';
import * as styles from './BoxStockScreen.css.ts';

export interface BoxStockScreenProps {
  stock: Load<BoxStock>;
  onGoBack: () => void;
  links: { pool: (pool_id: string) => string };
}

/** A box fully open for draws of ten: fewer mean that the warehouse waits for units. */
const fewDraws = 10;

/** What a box can still give beside the units that the warehouse holds for it (bag/stock). */
export function BoxStockScreen({ stock, onGoBack, links }: BoxStockScreenProps) {
  const { t } = useTranslation('collection/stock');
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('title')}
      back={onGoBack}
      layout="full"
      load={stock}
      shape={['picture', { list: 4 }]}
    >
      {(box) => (
        <div className={styles.page}>
          <Stack space="large">
            <Surface space="none" radius="xlarge">
              <ToyStage image={box.image} alt="" size="panel" rarity={box.rows[0]?.prize.rarity} />
            </Surface>
            <Stack space="xxsmall">
              <Heading level={2}>{box.name}</Heading>
              <Text tone="secondary">{t('promise')}</Text>
            </Stack>
            <Totals box={box} />
            <Button asChild width="full" variant="soft" icon={PackageOpen}>
              <Link href={links.pool(box.pool_id)}>{t('open')}</Link>
            </Button>
          </Stack>
          <Stack space="large">
            <PageSection title={t('prizes.title')}>
              <Surface>
                <Stack space="small" role="list" aria-label={t('prizes.title')}>
                  {box.rows.map((row, index) => (
                    <div key={row.prize.prize_id} role="listitem">
                      <Stack space="small">
                        {index > 0 && <Divider />}
                        <PrizeRow row={row} />
                      </Stack>
                    </div>
                  ))}
                </Stack>
              </Surface>
            </PageSection>
            <PageSection title={t('how.title')}>
              <Surface>
                <IconNotes
                  notes={[
                    { icon: ShieldCheck, text: t('how.sale') },
                    ...(box.supply === 'infinite' ? [{ icon: Warehouse, text: t('how.infinite') }] : []),
                    { icon: Gift, text: t('how.draw') },
                    { icon: Recycle, text: t('how.parcel') },
                  ]}
                />
              </Surface>
            </PageSection>
          </Stack>
        </div>
      )}
    </Screen>
  );
}

/** Both counts side by side, and what follows from them. */
function Totals({ box: { supply, covered, rows } }: { box: BoxStock }) {
  const { t } = useTranslation('collection/stock');
  const held = rows.reduce((sum, row) => sum + row.held, 0);
  const left = rows.reduce((sum, row) => sum + (row.left ?? 0), 0);
  const isFinite = supply === 'finite';
  const state = isFinite && left === 0 ? 'gone' : !isFinite && covered < fewDraws ? 'restocking' : 'kept';
  return (
    <Surface variant="stage">
      <Stack>
        <div className={styles.counts}>
          <Count
            figure={formatMoney(isFinite ? left : covered)}
            label={t(isFinite ? 'figures.left' : 'figures.covered')}
          />
          {isFinite ? <Icon icon={Equal} tone="accent" /> : <Icon icon={PackageCheck} tone="accent" />}
          <Count figure={formatMoney(held)} label={t('figures.held')} />
        </div>
        <Notice tone={state === 'kept' ? 'positive' : state === 'gone' ? 'neutral' : 'caution'}>{t(state)}</Notice>
      </Stack>
    </Surface>
  );
}

function Count({ figure, label }: { figure: string; label: string }) {
  return (
    <div className={styles.count}>
      <span className={styles.figure}>{figure}</span>
      <Text inline size="small" tone="secondary">
        {label}
      </Text>
    </div>
  );
}

function PrizeRow({ row: { prize, left, held, on_hand } }: { row: HeldPrize }) {
  const { t } = useTranslation('collection/stock');
  const { name, image, rarity, tier } = prize;
  return (
    <div className={styles.row}>
      <span className={styles.toy({ rarity, gone: held === 0 })}>
        <Image src={image} alt="" fit="contain" ratio="square" />
      </span>
      <div className={styles.about}>
        <div className={styles.words}>
          <Stack space="xxsmall">
            <Text size="xsmall" tone="accent" weight="medium">
              {tier === 'Last' ? t('prizes.lastTier') : t('prizes.tier', { tier })}
            </Text>
            <Text weight="medium">{name}</Text>
            <Text size="xsmall" tone="muted">
              {t('prizes.onHand', { units: formatMoney(on_hand) })}
            </Text>
          </Stack>
        </div>
        <div className={styles.figures}>
          {left !== null && <Figure label={t('prizes.left')}>{formatMoney(left)}</Figure>}
          <Figure label={t(left === null ? 'prizes.reserve' : 'prizes.held')}>{formatMoney(held)}</Figure>
        </div>
      </div>
    </div>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack space="none">
      <Text size="large" weight="bold" tabular>
        {children}
      </Text>
      <Text size="xsmall" tone="secondary">
        {label}
      </Text>
    </Stack>
  );
}
