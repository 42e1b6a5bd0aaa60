import type { ToyGroup } from '@mcy/api/collection/items/contract';
import { upgradeLimits } from '@mcy/api/collection/upgrades/words';
import { PackageOpen, Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/index.ts';
import { NothingHere, PageSection, ScreenPart, ToyStage } from '../../../patterns/index.ts';
import { Badge, Button, Grid, Icon, Image, Stack, Text, VisuallyHidden } from '../../../primitives/index.ts';
import * as styles from './UpgradeScreen.css.ts';
import type { UpgradeScreenProps } from './UpgradeScreen.tsx';

type PutToysProps = Pick<UpgradeScreenProps, 'toys' | 'put' | 'onPut' | 'onTakeOut' | 'links'>;

/** What is put in, and the toys that could be. */
export function PutToys({ toys, put, onPut, onTakeOut, links }: PutToysProps) {
  const { t } = useTranslation(['collection/upgrades', 'shell']);
  const most = upgradeLimits.mostItems;
  const isFull = put.length >= most;
  return (
    <PageSection title={t('put.title')} description={t(isFull ? 'put.full' : 'put.hint', { most })}>
      <Stack space="medium">
        {put.length > 0 && (
          <ul aria-label={t('put.chosen')} className={styles.put}>
            {put.map(({ item_id, name, image, rarity }) => (
              <li key={item_id}>
                <button
                  type="button"
                  aria-label={t('put.remove', { name })}
                  className={styles.chip({ rarity })}
                  onClick={() => onTakeOut(item_id)}
                >
                  <Image src={image} alt="" fit="contain" ratio="square" />
                  <span className={styles.remove}>
                    <Icon icon={X} size="small" />
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <ScreenPart load={toys} shape="tiles">
          {({ rows, hasMore, loadingMore, onLoadMore }) =>
            rows.length === 0 ? (
              <NothingHere
                icon={PackageOpen}
                title={t('put.empty.title')}
                text={t('put.empty.body')}
                next={{ label: t('put.empty.action'), href: links.boxes }}
              />
            ) : (
              <Stack space="small">
                <Grid columns={{ phone: 3, tablet: 4 }} space="small" align="stretch">
                  {rows.map((group) => (
                    <Candidate
                      key={group.toy_id}
                      group={group}
                      chosen={put.filter(({ toy_id }) => toy_id === group.toy_id).length}
                      full={isFull}
                      onPut={onPut}
                    />
                  ))}
                </Grid>
                {hasMore && (
                  <Button variant="soft" width="full" loading={loadingMore} onPress={onLoadMore}>
                    {t('shell:loadMore')}
                  </Button>
                )}
              </Stack>
            )
          }
        </ScreenPart>
      </Stack>
    </PageSection>
  );
}

interface CandidateProps extends Pick<PutToysProps, 'onPut'> {
  group: ToyGroup;
  /** How many of it are put in. */
  chosen: number;
  full: boolean;
}

function Candidate({ group, chosen, full, onPut }: CandidateProps) {
  const { t } = useTranslation('collection/upgrades');
  const { name, image, rarity, value, count } = group;
  return (
    <button
      type="button"
      disabled={full || chosen >= Math.min(count, group.item_ids.length)}
      className={styles.card({ chosen: chosen > 0 })}
      onClick={() => onPut(group)}
    >
      <VisuallyHidden>{t('put.add')}</VisuallyHidden>
      <ToyStage
        image={image}
        alt=""
        rarity={rarity}
        mark={
          chosen > 0 || count > 1 ? (
            <Badge size="small" tone="accent" variant={chosen > 0 ? 'solid' : 'soft'}>
              {t('put.count', { chosen, count })}
            </Badge>
          ) : undefined
        }
        note={
          <span className={styles.add}>
            <Icon icon={Plus} size="small" />
          </span>
        }
      />
      <span className={styles.words}>
        <Text inline size="xsmall" weight="medium" lines={2}>
          {name}
        </Text>
        <Text inline size="xsmall" tone="secondary" tabular>
          {formatMoney(value)}
        </Text>
      </span>
    </button>
  );
}
