import type { UpgradeTarget } from '@mcy/api/collection/upgrades/contract';
import { PackageOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NothingHere, PageSection, ScreenPart, ToyStage } from '../../../patterns/index.ts';
import { Badge, Button, Money, Stack, Text } from '../../../primitives/index.ts';
import * as styles from './UpgradeScreen.css.ts';
import type { UpgradeScreenProps } from './UpgradeScreen.tsx';

type TargetShelfProps = Pick<UpgradeScreenProps, 'targets' | 'target' | 'onChooseTarget' | 'put' | 'links'>;

/** The toys that can be won, side by side; those that are not worth more than what is put in say so. */
export function TargetShelf({ targets, target, onChooseTarget, put, links }: TargetShelfProps) {
  const { t } = useTranslation(['collection/upgrades', 'shell']);
  const highest = Math.max(0, ...put.map(({ value }) => value));
  return (
    <PageSection title={t('target.title')}>
      <ScreenPart load={targets} shape="cards">
        {({ rows, hasMore, loadingMore, onLoadMore }) =>
          rows.length === 0 ? (
            <NothingHere
              icon={PackageOpen}
              title={t('target.empty.title')}
              text={t('target.empty.body')}
              next={{ label: t('target.empty.action'), href: links.collection }}
            />
          ) : (
            <div role="radiogroup" aria-label={t('target.list')} className={styles.shelf}>
              {rows.map((row) => (
                <Target
                  key={row.target_id}
                  target={row}
                  chosen={row.target_id === target?.target_id}
                  low={row.value <= highest}
                  onChoose={onChooseTarget}
                />
              ))}
              {hasMore && (
                <Button variant="soft" loading={loadingMore} onPress={onLoadMore}>
                  {t('shell:loadMore')}
                </Button>
              )}
            </div>
          )
        }
      </ScreenPart>
    </PageSection>
  );
}

interface TargetProps {
  target: UpgradeTarget;
  chosen: boolean;
  /** Not worth more than what is put in. */
  low: boolean;
  onChoose: (target_id: string) => void;
}

function Target({ target, chosen, low, onChoose }: TargetProps) {
  const { t } = useTranslation(['collection/upgrades', 'boxes/pools', 'shell']);
  const { target_id, name, image, rarity, value, left } = target;
  return (
    <button
      type="button"
      role="radio"
      aria-checked={chosen}
      disabled={low && !chosen}
      className={styles.card({ chosen })}
      onClick={() => onChoose(target_id)}
    >
      <ToyStage
        image={image}
        alt=""
        rarity={rarity}
        dimmed={low}
        note={
          <Badge size="small" tone="accent" variant="solid">
            {t('target.left', { count: left })}
          </Badge>
        }
      />
      <span className={styles.words}>
        <Stack space="xxsmall" align="start">
          <Text inline size="small" weight="medium" lines={2}>
            {name}
          </Text>
          <Badge size="small" rarity={rarity}>
            {t(`boxes/pools:rarity.${rarity}`)}
          </Badge>
          {low ? (
            <Text inline size="xsmall" tone="secondary">
              {t('target.low')}
            </Text>
          ) : (
            <Money amount={value} label={t('shell:currency.balance')} size="small" />
          )}
        </Stack>
      </span>
    </button>
  );
}
