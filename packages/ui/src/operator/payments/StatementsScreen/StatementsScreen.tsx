import type { BankLine, BankStatement } from '@mcy/api/operator/payments/contract';
import { type BankLineStage, bankLineStages } from '@mcy/api/operator/payments/words';
import { FileSpreadsheet, Landmark, Upload } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney, useLocale, useScreenTexts } from '../../../i18n/index.ts';
import { FilterChips, ListRow, PageSection, type PagedLoad, Screen, ScreenList } from '../../../patterns/index.ts';
import { Badge, Button, Heading, Icon, Stack, Surface, Text } from '../../../primitives/index.ts';
import { lineTones } from '../lineTones.ts';

export interface StatementsScreenProps {
  statements: PagedLoad<BankStatement>;
  /** A file that the operator chose. */
  onUpload: (file: File) => Promise<void>;
  /** Lines in the selected stage. */
  lines: PagedLoad<BankLine>;
  stage: BankLineStage;
  onChooseStage: (stage: BankLineStage) => void;
  links: { payments: string; line: (line_id: string) => string };
}

/** Operator: the bank's statements, and the lines to decide (operator/bank_statements). */
export function StatementsScreen({ statements, onUpload, links, ...lines }: StatementsScreenProps) {
  const { t } = useTranslation('operator/payments');
  return (
    <Screen texts={useScreenTexts()} title={t('statements.title')} back={links.payments} layout="halves">
      <Stack space="large">
        <Surface space={{ phone: 'medium', tablet: 'large' }}>
          <UploadStatement onUpload={onUpload} />
        </Surface>
        <PageSection title={t('statements.files')}>
          <ScreenList
            load={statements}
            shape="cards"
            label={t('statements.files')}
            rowKey={({ statement_id }) => statement_id}
            empty={{
              icon: FileSpreadsheet,
              title: t('statements.filesEmpty.title'),
              text: t('statements.filesEmpty.body'),
            }}
          >
            {(statement) => <StatementCard statement={statement} />}
          </ScreenList>
        </PageSection>
      </Stack>
      <Lines {...lines} links={links} />
    </Screen>
  );
}

function UploadStatement({ onUpload }: Pick<StatementsScreenProps, 'onUpload'>) {
  const { t } = useTranslation('operator/payments');
  const input = useRef<HTMLInputElement>(null);
  return (
    <Stack space="small">
      <Button icon={Upload} width="full" onPress={() => input.current?.click()}>
        {t('statements.upload')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file can be chosen again after it was corrected.
          currentTarget.value = '';
          if (file) void onUpload(file);
        }}
      />
      <Text size="small" tone="muted">
        {t('statements.uploadHint')}
      </Text>
    </Stack>
  );
}

function StatementCard({ statement }: { statement: BankStatement }) {
  const { t } = useTranslation('operator/payments');
  const locale = useLocale();
  const { name, uploaded_by, uploaded_at, lines, credited, to_decide, known, problems } = statement;
  return (
    <Surface>
      <Stack space="small">
        <Heading level={3} size="small">
          {name}
        </Heading>
        <Text size="small">{t('statements.counts', { lines, credited, waiting: to_decide, known })}</Text>
        {problems.length > 0 && (
          <Stack space="xxsmall">
            {problems.map(({ line, problem }) => (
              <Text key={`${line} ${problem}`} size="small" tone="critical">
                {t('statements.problem', { line, problem: t(`problems.${problem}`) })}
              </Text>
            ))}
          </Stack>
        )}
        <Text size="small" tone="secondary">
          {t('statements.by', { name: uploaded_by, time: formatDateTime(uploaded_at, locale) })}
        </Text>
      </Stack>
    </Surface>
  );
}

function Lines({
  lines,
  stage,
  onChooseStage,
  links,
}: Pick<StatementsScreenProps, 'lines' | 'stage' | 'onChooseStage' | 'links'>) {
  const { t } = useTranslation('operator/payments');
  return (
    <PageSection title={t('statements.lines')}>
      <Stack>
        <FilterChips
          label={t('statements.stage')}
          options={bankLineStages.map((value) => ({ value, label: t(`stages.${value}`) }))}
          value={stage}
          onValueChange={onChooseStage}
        />
        <ScreenList
          load={lines}
          shape={{ rows: 4 }}
          label={t('statements.lines')}
          rowKey={({ line_id }) => line_id}
          empty={{ icon: Landmark, title: t('statements.linesEmpty.title'), text: t('statements.linesEmpty.body') }}
        >
          {(line) => <LineRow line={line} href={links.line(line.line_id)} />}
        </ScreenList>
      </Stack>
    </PageSection>
  );
}

function LineRow({ line, href }: { line: BankLine; href: string }) {
  const { t } = useTranslation('operator/payments');
  const { amount, currency, memo, state, approval_id } = line;
  return (
    <Surface space="none" radius="standard">
      <ListRow
        leading={<Icon icon={Landmark} tone="accent" />}
        title={`${formatMoney(amount)} ${currency}`}
        description={memo === '' ? t('line.noMemo') : memo}
        trailing={
          <Badge size="small" tone={approval_id === null ? lineTones[state] : 'caution'}>
            {approval_id === null ? t(`states.${state}`) : t('line.waits')}
          </Badge>
        }
        href={href}
      />
    </Surface>
  );
}
