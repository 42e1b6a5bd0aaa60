import type { Approval } from '@mcy/api/operator/approvals/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, useLocale, useScreenTexts } from '../../../i18n/index.ts';
import { Confirm, type Load, Notice, PageSection, Screen } from '../../../patterns/index.ts';
import { Badge, Button, Heading, Stack, Surface, Text } from '../../../primitives/index.ts';
import { FactList } from '../../desk/FactList/FactList.tsx';

export interface ApprovalScreenProps {
  approval: Load<Approval>;
  /** `ApprovalDecisionForm` of `@mcy/forms/operator/approvals`, for an operator who may decide. */
  form: (approval_id: string) => ReactNode;
  onTakeBack: (approval_id: string) => Promise<void>;
  onGoBack: () => void;
}

const tones = {
  waiting: 'caution',
  agreed: 'positive',
  declined: 'critical',
  taken_back: 'neutral',
  dropped: 'neutral',
  expired: 'neutral',
} as const;

/** Operator: who asks for a second operator, why, what changes, and the decision (operator/approval). */
export function ApprovalScreen({ approval, form, onTakeBack, onGoBack }: ApprovalScreenProps) {
  const { t } = useTranslation('operator/approvals');
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('detail')}
      back={onGoBack}
      layout="halves"
      load={approval}
      shape={['text', 'form']}
    >
      {(data) => (
        <>
          <Surface>
            <Stack space="medium">
              <div>
                <Badge tone={tones[data.state]}>{t(`states.${data.state}`)}</Badge>
              </div>
              <Heading level={2}>{data.title}</Heading>
              <Facts approval={data} />
            </Stack>
          </Surface>
          <Stack space="large">
            <PageSection title={t('changes')}>
              <Surface>
                <Stack space="small">
                  {data.lines.map(({ label, before, after }) => (
                    <Stack key={label} space="xxsmall">
                      <Text size="small" tone="secondary">
                        {label}
                      </Text>
                      {before !== null && (
                        <Text size="small" tone="muted">
                          {`${t('was')}: ${before}`}
                        </Text>
                      )}
                      <Text weight="medium">{before === null ? after : `${t('willBe')}: ${after}`}</Text>
                    </Stack>
                  ))}
                </Stack>
              </Surface>
            </PageSection>
            {data.state === 'waiting' && (
              <PageSection title={t('decide')}>
                {data.barred === null ? (
                  <Surface space={{ phone: 'medium', tablet: 'large' }}>{form(data.approval_id)}</Surface>
                ) : (
                  <Stack>
                    <Notice tone="caution">{t(`barred.${data.barred}`)}</Notice>
                    {data.own && <TakeBack approval_id={data.approval_id} onTakeBack={onTakeBack} />}
                  </Stack>
                )}
              </PageSection>
            )}
          </Stack>
        </>
      )}
    </Screen>
  );
}

function Facts({ approval }: { approval: Approval }) {
  const { t } = useTranslation('operator/approvals');
  const locale = useLocale();
  const { reason, asked_by, asked_at, expires_at, decided_by, decided_at, answer, state } = approval;
  return (
    <FactList
      facts={[
        [t('facts.askedBy'), asked_by],
        [t('facts.reason'), reason],
        [t('facts.asked'), formatDateTime(asked_at, locale)],
        [t('facts.expires'), state === 'waiting' ? formatDateTime(expires_at, locale) : null],
        [t('facts.decidedBy'), decided_by],
        [t('facts.decided'), decided_at && formatDateTime(decided_at, locale)],
        [t('facts.answer'), answer],
      ]}
    />
  );
}

function TakeBack({ approval_id, onTakeBack }: Pick<ApprovalScreenProps, 'onTakeBack'> & { approval_id: string }) {
  const { t } = useTranslation('operator/approvals');
  const { t: shell } = useTranslation('shell');
  return (
    <Confirm
      title={t('takeBackTitle')}
      body={t('takeBackBody')}
      texts={{ confirm: t('takeBack'), keep: t('keep'), close: shell('close') }}
      onConfirm={() => onTakeBack(approval_id)}
    >
      <Button variant="soft" tone="neutral">
        {t('takeBack')}
      </Button>
    </Confirm>
  );
}
