import type { ApprovalRow } from '@mcy/api/operator/approvals/contract';
import { type ApprovalState, approvalStates } from '@mcy/api/operator/approvals/words';
import { UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, useLocale, useScreenTexts } from '../../../i18n/index.ts';
import { FilterChips, ListRow, type PagedLoad, Screen, ScreenList } from '../../../patterns/index.ts';
import { Button, Icon, Stack, Surface, Text } from '../../../primitives/index.ts';

export interface ApprovalsScreenProps {
  /** Requests in the selected state. */
  approvals: PagedLoad<ApprovalRow>;
  state: ApprovalState;
  onChooseState: (state: ApprovalState) => void;
  links: { desk: string; approval: (approval_id: string) => string };
}

/** Operator: what waits for a second operator, and how earlier requests ended (operator/approvals). */
export function ApprovalsScreen({ approvals, state, onChooseState, links }: ApprovalsScreenProps) {
  const { t } = useTranslation('operator/approvals');
  const locale = useLocale();
  return (
    <Screen texts={useScreenTexts()} title={t('title')} back={links.desk} layout="full">
      <Stack>
        <FilterChips
          label={t('filter')}
          options={approvalStates.map((value) => ({ value, label: t(`states.${value}`) }))}
          value={state}
          onValueChange={onChooseState}
        />
        <ScreenList
          load={approvals}
          shape={{ rows: 4 }}
          label={t('list')}
          rowKey={({ approval_id }) => approval_id}
          empty={{
            icon: UsersRound,
            title: t('empty.title'),
            text: t('empty.body'),
            action: state !== 'waiting' && (
              <Button variant="soft" onPress={() => onChooseState('waiting')}>
                {t('empty.action')}
              </Button>
            ),
          }}
        >
          {({ approval_id, title, asked_by, asked_at, own }) => (
            <Surface space="none" radius="standard">
              <ListRow
                leading={<Icon icon={UsersRound} tone="accent" />}
                title={title}
                description={own ? t('byYou') : t('by', { name: asked_by })}
                trailing={
                  <Text inline size="small" tone="secondary">
                    {formatDateTime(asked_at, locale)}
                  </Text>
                }
                oneLine
                href={links.approval(approval_id)}
              />
            </Surface>
          )}
        </ScreenList>
      </Stack>
    </Screen>
  );
}
