import type { IdentityState } from '@mcy/api/account/identity/contract';
import { identityStates } from '@mcy/api/account/identity/words';
import type { IdentityReviewRow } from '@mcy/api/operator/identity/contract';
import { IdCard, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, useLocale, useScreenTexts } from '../../../i18n/index.ts';
import { FilterChips, ListRow, type PagedLoad, ScreenList, Screen } from '../../../patterns/index.ts';
import { Button, Icon, Stack, Surface, Text } from '../../../primitives/index.ts';

export interface IdentityReviewsScreenProps {
  /** Verifications with the selected status. */
  reviews: PagedLoad<IdentityReviewRow>;
  state: IdentityState;
  onChooseState: (state: IdentityState) => void;
  links: { desk: string; review: (review_id: string) => string };
}

/** Operator: identity verifications, pending ones oldest first (operator/identity). */
export function IdentityReviewsScreen({ reviews, state, onChooseState, links }: IdentityReviewsScreenProps) {
  const { t } = useTranslation('operator/identity');
  const locale = useLocale();
  return (
    <Screen texts={useScreenTexts()} title={t('identity.title')} back={links.desk} layout="full">
      <Stack>
        <FilterChips
          label={t('identity.filter')}
          options={identityStates.map((value) => ({ value, label: t(`identity.states.${value}`) }))}
          value={state}
          onValueChange={onChooseState}
        />
        <ScreenList
          load={reviews}
          shape={{ rows: 4 }}
          label={t('identity.list')}
          rowKey={({ review_id }) => review_id}
          empty={{
            icon: ShieldCheck,
            title: t('identity.empty.title'),
            text: t('identity.empty.body'),
            action: state !== 'under_review' && (
              <Button variant="soft" onPress={() => onChooseState('under_review')}>
                {t('identity.empty.action')}
              </Button>
            ),
          }}
        >
          {({ review_id, full_name, nickname, kind, submitted_at }) => (
            <Surface space="none" radius="standard">
              <ListRow
                leading={<Icon icon={IdCard} tone="accent" />}
                title={full_name}
                description={t('identity.by', { nickname, kind: t(`identity.kinds.${kind}`) })}
                trailing={
                  <Text inline size="small" tone="secondary">
                    {formatDateTime(submitted_at, locale)}
                  </Text>
                }
                oneLine
                href={links.review(review_id)}
              />
            </Surface>
          )}
        </ScreenList>
      </Stack>
    </Screen>
  );
}
