import type { IdentityState } from '@mcy/api/account/identity/contract';
import { identityStates } from '@mcy/api/account/identity/words';
import type { IdentityReviewRow } from '@mcy/api/operator/identity/contract';
import { IdCard, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, useLoadTexts, useLocale } from '../../../i18n/index.ts';
import {
  EmptyState,
  FilterChips,
  InfiniteList,
  ListRow,
  LoadView,
  NavBar,
  type PagedLoad,
} from '../../../patterns/index.ts';
import { Button, Icon, Inset, Skeleton, Stack, Surface } from '../../../primitives/index.ts';
import * as styles from './IdentityReviewsScreen.css.ts';

export interface IdentityReviewsScreenProps {
  /** Verifications with the selected status. */
  reviews: PagedLoad<IdentityReviewRow>;
  state: IdentityState;
  onChooseState: (state: IdentityState) => void;
  links: { mine: string; review: (review_id: string) => string };
}

/** Operator: identity verifications, pending ones oldest first (operator/identity). */
export function IdentityReviewsScreen({ reviews, state, onChooseState, links }: IdentityReviewsScreenProps) {
  const { t } = useTranslation('operator/identity');
  const { t: shell } = useTranslation('shell');
  const locale = useLocale();
  return (
    <>
      <NavBar title={t('identity.title')} back={{ label: shell('back'), href: links.mine }} />
      <Inset space={{ phone: 'medium', tablet: 'large' }}>
        <div className={styles.column}>
          <FilterChips
            label={t('identity.filter')}
            options={identityStates.map((value) => ({ value, label: t(`identity.states.${value}`) }))}
            value={state}
            onValueChange={onChooseState}
          />
          <LoadView {...useLoadTexts()} load={reviews} skeleton={<ReviewsSkeleton />}>
            {(data) =>
              data.rows.length === 0 ? (
                <EmptyState
                  icon={ShieldCheck}
                  title={t('identity.empty.title')}
                  text={t('identity.empty.body')}
                  action={
                    state !== 'under_review' && (
                      <Button variant="soft" onPress={() => onChooseState('under_review')}>
                        {t('identity.empty.action')}
                      </Button>
                    )
                  }
                />
              ) : (
                <InfiniteList
                  {...data}
                  label={t('identity.list')}
                  rowKey={({ review_id }) => review_id}
                  loadMoreLabel={shell('loadMore')}
                  retryLabel={shell('retry')}
                  loadingLabel={shell('loading')}
                >
                  {({ review_id, full_name, nickname, kind, submitted_at }) => (
                    <Surface space="none" radius="standard">
                      <ListRow
                        leading={<Icon icon={IdCard} tone="accent" />}
                        title={full_name}
                        description={
                          <>
                            {t('identity.by', { nickname, kind: t(`identity.kinds.${kind}`) })}
                            <br />
                            {formatDateTime(submitted_at, locale)}
                          </>
                        }
                        href={links.review(review_id)}
                      />
                    </Surface>
                  )}
                </InfiniteList>
              )
            }
          </LoadView>
        </div>
      </Inset>
    </>
  );
}

function ReviewsSkeleton() {
  return (
    <Stack space="small">
      {Array.from({ length: 4 }, (_, row) => (
        <Surface key={row} radius="standard">
          <Skeleton shape="text" lines={2} />
        </Surface>
      ))}
    </Stack>
  );
}
