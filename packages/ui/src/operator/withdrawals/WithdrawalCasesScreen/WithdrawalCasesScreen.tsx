import type { WithdrawalCase } from '@mcy/api/operator/withdrawals/contract';
import { type WithdrawalStatus, withdrawalStatuses } from '@mcy/api/wallet/withdrawals/words';
import { Landmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney, useLocale, useScreenTexts } from '../../../i18n/index.ts';
import { FilterChips, ListRow, type PagedLoad, Screen, ScreenList } from '../../../patterns/index.ts';
import { Badge, Button, Icon, Inline, Link, Stack, Surface, Text } from '../../../primitives/index.ts';

export interface WithdrawalCasesScreenProps {
  /** Withdrawals in the selected status. */
  withdrawals: PagedLoad<WithdrawalCase>;
  status: WithdrawalStatus;
  onChooseStatus: (status: WithdrawalStatus) => void;
  links: { desk: string; payouts: string; withdrawal: (withdrawal_id: string) => string };
}

/** Operator: players' withdrawals by status, what waits oldest first (operator/withdrawals). */
export function WithdrawalCasesScreen({ withdrawals, status, onChooseStatus, links }: WithdrawalCasesScreenProps) {
  const { t } = useTranslation('operator/withdrawals');
  return (
    <Screen texts={useScreenTexts()} title={t('title')} back={links.desk} layout="full">
      <Stack>
        <Inline space="small" align="between">
          <FilterChips
            label={t('filter')}
            options={withdrawalStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
            value={status}
            onValueChange={onChooseStatus}
          />
          <Link href={links.payouts}>{t('payouts.open')}</Link>
        </Inline>
        <ScreenList
          load={withdrawals}
          shape={{ rows: 4 }}
          label={t('list')}
          rowKey={({ withdrawal_id }) => withdrawal_id}
          empty={{
            icon: Landmark,
            title: t('empty.title'),
            text: t('empty.body'),
            action: status !== 'requested' && (
              <Button variant="soft" onPress={() => onChooseStatus('requested')}>
                {t('empty.action')}
              </Button>
            ),
          }}
        >
          {(withdrawal) => <Row withdrawal={withdrawal} href={links.withdrawal(withdrawal.withdrawal_id)} />}
        </ScreenList>
      </Stack>
    </Screen>
  );
}

function Row({ withdrawal, href }: { withdrawal: WithdrawalCase; href: string }) {
  const { t } = useTranslation('operator/withdrawals');
  const locale = useLocale();
  const { nickname, amount, bank_name, card_number_end, created_at, of_two, approval_id } = withdrawal;
  return (
    <Surface space="none" radius="standard">
      <ListRow
        leading={<Icon icon={Landmark} tone="accent" />}
        title={t('row', { nickname, amount: formatMoney(amount) })}
        description={t('account', { bank: bank_name, end: card_number_end })}
        trailing={
          <Stack space="xxsmall">
            <Text inline size="small" tone="secondary">
              {formatDateTime(created_at, locale)}
            </Text>
            {of_two && (
              <Badge size="small" tone={approval_id === null ? 'accent' : 'caution'}>
                {t(approval_id === null ? 'ofTwo' : 'waitsForSecond')}
              </Badge>
            )}
          </Stack>
        }
        oneLine
        href={href}
      />
    </Surface>
  );
}
