import { type ClaimState, claimStates } from '@mcy/api/collection/claims/words';
import type { ShopClaimRow } from '@mcy/api/operator/claims/contract';
import { PackageSearch } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, useLocale, useScreenTexts } from '../../../i18n/index.ts';
import { FilterChips, ListRow, type PagedLoad, Screen, ScreenList } from '../../../patterns/index.ts';
import { Icon, Stack, Surface, Text } from '../../../primitives/index.ts';

export interface ShopClaimsScreenProps {
  /** Claims in the state. */
  claims: PagedLoad<ShopClaimRow>;
  state: ClaimState;
  onChooseState: (state: ClaimState) => void;
  links: { mine: string; claim: (claim_id: string) => string };
}

/** Operator: what players reported damaged or missing, those that wait longest first (operator/claims). */
export function ShopClaimsScreen({ claims, state, onChooseState, links }: ShopClaimsScreenProps) {
  const { t } = useTranslation(['operator/claims', 'collection/claims']);
  const locale = useLocale();
  return (
    <Screen texts={useScreenTexts()} title={t('claim.title')} back={links.mine} layout="full">
      <Stack>
        <FilterChips
          label={t('claim.filter')}
          options={claimStates.map((value) => ({ value, label: t(`collection/claims:state.${value}`) }))}
          value={state}
          onValueChange={onChooseState}
        />
        <ScreenList
          load={claims}
          shape={{ rows: 4 }}
          label={t('claim.list')}
          rowKey={({ claim_id }) => claim_id}
          empty={{ icon: PackageSearch, title: t('claim.empty.title'), text: t('claim.empty.body') }}
        >
          {({ claim_id, number, kind, nickname, submitted_at }) => (
            <Surface space="none" radius="standard">
              <ListRow
                leading={<Icon icon={PackageSearch} tone="accent" />}
                title={t('claim.row', { number, kind: t(`collection/claims:kind.${kind}`) })}
                description={nickname}
                trailing={
                  <Text inline size="small" tone="secondary">
                    {formatDateTime(submitted_at, locale)}
                  </Text>
                }
                href={links.claim(claim_id)}
              />
            </Surface>
          )}
        </ScreenList>
      </Stack>
    </Screen>
  );
}
