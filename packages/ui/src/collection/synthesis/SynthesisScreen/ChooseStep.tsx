import type { Recipe } from '@mcy/api/collection/synthesis/contract';
import { chanceParts } from '@mcy/api/collection/upgrades/words';
import { PackageOpen, Plus, Shapes, Wand2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney, useScreenTexts } from '../../../i18n/index.ts';
import {
  Confirm,
  NothingHere,
  Notice,
  PageSection,
  Screen,
  ScreenPart,
  StickyFooter,
  ToyStage,
} from '../../../patterns/index.ts';
import { Badge, Button, Grid, Heading, Icon, Image, Stack, Text, VisuallyHidden } from '../../../primitives/index.ts';
import { UpgradeDial } from '../../upgrades/UpgradeDial/UpgradeDial.tsx';
import * as stage from '../../upgrades/UpgradeScreen/UpgradeScreen.css.ts';
import { useTakes } from './RecipeCard.tsx';
import * as styles from './SynthesisScreen.css.ts';
import type { SynthesisScreenProps } from './SynthesisScreen.tsx';

interface ChooseStepProps extends SynthesisScreenProps {
  recipe: Recipe;
}

/** The recipe with its places, and the toys that fit them. */
export function ChooseStep(props: ChooseStepProps) {
  const { recipe, onAgain } = props;
  const { t } = useTranslation('collection/synthesis');
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('title')}
      back={onAgain}
      layout="halves"
      footer={
        <StickyFooter>
          <Footer {...props} />
        </StickyFooter>
      }
    >
      <section className={styles.hero} data-theme="dark" aria-label={t('stage')}>
        <div className={stage.dial}>
          <UpgradeDial toy={recipe.toy} chance={Math.round((props.put.length / recipe.takes) * chanceParts)} />
        </div>
        <Stack space="small" align="center">
          <Heading level={2} align="center">
            {recipe.toy.name}
          </Heading>
          <Text size="small" tone="secondary" align="center">
            {useTakes(recipe)}
          </Text>
          <Places {...props} />
        </Stack>
      </section>
      <Candidates {...props} />
    </Screen>
  );
}

function Places({ recipe, put, onTakeOut }: ChooseStepProps) {
  const { t } = useTranslation('collection/synthesis');
  return (
    <ul aria-label={t('choose.chosen')} className={styles.places}>
      {Array.from({ length: recipe.takes }, (_, place) => {
        const toy = put[place];
        return (
          <li key={toy?.item_id ?? place}>
            {toy === undefined ? (
              <span className={styles.place({ full: false })}>
                <VisuallyHidden>{t('choose.slot')}</VisuallyHidden>
              </span>
            ) : (
              <button
                type="button"
                aria-label={t('choose.remove', { name: toy.name })}
                className={styles.place({ full: true })}
                onClick={() => onTakeOut(toy.item_id)}
              >
                <Image src={toy.image} alt="" fit="contain" ratio="square" />
                <span className={styles.remove}>
                  <Icon icon={X} size="small" />
                </span>
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Candidates({ recipe, toys, put, onPut, onFill, links }: ChooseStepProps) {
  const { t } = useTranslation(['collection/synthesis', 'shell']);
  const isFull = put.length >= recipe.takes;
  return (
    <PageSection title={t('choose.title')} description={t('choose.hint')}>
      <ScreenPart load={toys} shape="tiles">
        {({ rows, hasMore, loadingMore, onLoadMore }) =>
          rows.length === 0 ? (
            <NothingHere
              icon={PackageOpen}
              title={t('choose.none.title')}
              text={t('choose.none.body')}
              next={{ label: t('choose.none.action'), href: links.boxes }}
            />
          ) : (
            <Stack space="small">
              {!isFull && onFill && (
                <Button variant="soft" icon={Wand2} onPress={onFill}>
                  {t('choose.fill')}
                </Button>
              )}
              <Grid columns={{ phone: 3, tablet: 4 }} space="small" align="stretch">
                {rows.map((group) => {
                  const chosen = put.filter(({ toy_id }) => toy_id === group.toy_id).length;
                  return (
                    <button
                      key={group.toy_id}
                      type="button"
                      disabled={isFull || chosen >= group.item_ids.length}
                      className={styles.card({ chosen: chosen > 0 })}
                      onClick={() => onPut(group)}
                    >
                      <VisuallyHidden>{t('choose.add')}</VisuallyHidden>
                      <ToyStage
                        image={group.image}
                        alt=""
                        rarity={group.rarity}
                        mark={
                          <Badge size="small" tone="accent" variant={chosen > 0 ? 'solid' : 'soft'}>
                            {t('choose.count', { chosen, count: group.count })}
                          </Badge>
                        }
                        note={<Icon icon={Plus} size="small" />}
                      />
                      <span className={styles.words}>
                        <Text inline size="xsmall" weight="medium" lines={2}>
                          {group.name}
                        </Text>
                        <Text inline size="xsmall" tone={group.count - chosen === 1 ? 'caution' : 'secondary'} tabular>
                          {group.count - chosen === 1 ? t('choose.last') : formatMoney(group.value)}
                        </Text>
                      </span>
                    </button>
                  );
                })}
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
    </PageSection>
  );
}

function Footer({ recipe, put, onSynthesise, onAsk, refusal }: ChooseStepProps) {
  const { t } = useTranslation(['collection/synthesis', 'shell']);
  const missing = recipe.takes - put.length;
  const { name } = recipe.toy;
  return (
    <Stack space="xsmall">
      {refusal !== null && <Notice tone="critical">{refusal}</Notice>}
      {onAsk && <Notice tone="caution">{t('unsure')}</Notice>}
      {onAsk ? (
        <Button size="large" width="full" onPress={onAsk}>
          {t('ask')}
        </Button>
      ) : missing > 0 ? (
        <Button size="large" width="full" icon={Shapes} disabled>
          {t('more', { count: missing })}
        </Button>
      ) : (
        <Confirm
          role="alertdialog"
          title={t('confirm.title', { name })}
          body={t('confirm.body', { count: put.length, name })}
          texts={{ confirm: t('confirm.yes'), keep: t('confirm.no'), close: t('shell:close') }}
          onConfirm={onSynthesise}
        >
          <Button size="large" width="full" icon={Shapes}>
            {t('submit')}
          </Button>
        </Confirm>
      )}
    </Stack>
  );
}
