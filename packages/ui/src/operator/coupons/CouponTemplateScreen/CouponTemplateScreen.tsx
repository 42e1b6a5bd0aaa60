import type { CouponIssue, CouponTemplate, CouponTemplateDetail } from '@mcy/api/operator/coupons/contract';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney, useLocale, useScreenTexts } from '../../../i18n/index.ts';
import { type Load, NothingHere, Notice, PageSection, Screen } from '../../../patterns/index.ts';
import { Button, Link, Sheet, Stack, Surface, Text } from '../../../primitives/index.ts';
import { IssueCard } from './IssueCard.tsx';

/** What an operator is about to do. */
export type CouponTask = { does: 'issue' } | { does: 'change' | 'give'; issue: CouponIssue };

export interface CouponTemplateScreenProps {
  detail: Load<CouponTemplateDetail>;
  /** The template as players see it: `CouponTicket` of the coupons' kit. */
  ticket: (template: CouponTemplate) => ReactNode;
  /** The task whose form is open; null while none is. */
  task: CouponTask | null;
  /** The form of a task, of `@mcy/forms/operator/coupons`. */
  form: (task: CouponTask, template: CouponTemplate) => ReactNode;
  onBegin: (task: CouponTask) => void;
  onClose: () => void;
  /** The time, ISO 8601: decides which issues have ended. */
  now: string;
  links: { templates: string; approval: (approval_id: string) => string };
}

/** Operator: a template, what was issued of it at what cost, and who did what and why (operator/coupons_detail). */
export function CouponTemplateScreen({
  detail,
  task,
  onBegin,
  onClose,
  now,
  links,
  ...slots
}: CouponTemplateScreenProps) {
  const { t } = useTranslation(['operator/coupons', 'shell']);
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('template.title')}
      back={links.templates}
      layout="halves"
      load={detail}
      shape={[['cards', 'cards'], 'list']}
    >
      {({ template, issues, log, waiting, alone }) => (
        <>
          <Stack space="large">
            {slots.ticket(template)}
            {waiting.length > 0 && <Waiting waiting={waiting} links={links} />}
            <PageSection title={t('template.issues')}>
              <Stack>
                {issues.length === 0 && (
                  <NothingHere icon={Plus} title={t('template.none.title')} text={t('template.none.body')} />
                )}
                {issues.map((issue) => (
                  <IssueCard
                    key={issue.issue_id}
                    issue={issue}
                    now={now}
                    onChange={() => onBegin({ does: 'change', issue })}
                    onGive={() => onBegin({ does: 'give', issue })}
                  />
                ))}
                <Button icon={Plus} variant="soft" onPress={() => onBegin({ does: 'issue' })}>
                  {t('template.issue')}
                </Button>
              </Stack>
            </PageSection>
          </Stack>
          <Log log={log} />
          {task && (
            <Sheet.Root open onOpenChange={(open) => !open && onClose()}>
              <Sheet.Content closeLabel={t('shell:close')}>
                <Sheet.Title>{t(`template.${task.does}`)}</Sheet.Title>
                {task.does !== 'give' && (
                  <Text size="small" tone="secondary">
                    {t('template.alone', { coins: formatMoney(alone) })}
                  </Text>
                )}
                {slots.form(task, template)}
              </Sheet.Content>
            </Sheet.Root>
          )}
        </>
      )}
    </Screen>
  );
}

type WaitingProps = Pick<CouponTemplateDetail, 'waiting'> & Pick<CouponTemplateScreenProps, 'links'>;

function Waiting({ waiting, links }: WaitingProps) {
  const { t } = useTranslation('operator/coupons');
  return (
    <PageSection title={t('template.waiting.title')}>
      <Stack>
        {waiting.map(({ approval_id, budget, stock, asked_by }) => (
          <Notice key={approval_id} tone="caution">
            <Stack space="xsmall">
              <Text>
                {t('template.waiting.body', {
                  budget: formatMoney(budget),
                  stock: formatMoney(stock),
                  operator: asked_by,
                })}
              </Text>
              <Link href={links.approval(approval_id)}>{t('template.waiting.see')}</Link>
            </Stack>
          </Notice>
        ))}
      </Stack>
    </PageSection>
  );
}

function Log({ log }: Pick<CouponTemplateDetail, 'log'>) {
  const { t } = useTranslation('operator/coupons');
  const locale = useLocale();
  return (
    <PageSection title={t('template.log')}>
      <Surface>
        <Stack>
          {log.length === 0 && <Text tone="secondary">{t('template.noLog')}</Text>}
          {log.map(({ log_id, action, operator, why, created_at }) => (
            <Stack key={log_id} space="none">
              <Text weight="medium">{t(`template.actions.${action}`)}</Text>
              <Text>{why}</Text>
              <Text size="small" tone="secondary">
                {t('template.by', { operator, time: formatDateTime(created_at, locale) })}
              </Text>
            </Stack>
          ))}
        </Stack>
      </Surface>
    </PageSection>
  );
}
