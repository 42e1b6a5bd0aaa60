import { useTranslation } from 'react-i18next';
import { formatDay, useLoadTexts, useLocale } from '../../i18n/index.ts';
import { AgreementReader, type Load, LoadView, Notice } from '../../patterns/index.ts';
import { Button, Link, Sheet, Skeleton, Stack } from '../../primitives/index.ts';
import type { Policy } from '../Policy.ts';

interface AgreementSheetBase {
  /** Which agreement: its name stands there before its text does. */
  agreement: 'user' | 'purchase';
  load: Load<Policy>;
  open: boolean;
  links: { /** The same text on a page of its own. */ page: string };
  /** Why it could not be stored, in the reader's language. */
  refusal?: string | undefined;
}

export type AgreementSheetProps = AgreementSheetBase &
  (
    | { /** Only to read, before a form's own tick. */ why: 'read'; onClose: () => void }
    | {
        why: 'pay';
        /** What accepting pays, already formatted; without it accepting pays nothing yet. */
        amount?: string | undefined;
        onAccept: () => Promise<void>;
        onClose: () => void;
      }
    | {
        /** On a visit with an account from before: it is accepted, or the person signs out. */
        why: 'visit';
        onAccept: () => Promise<void>;
        onSignOut: () => Promise<void>;
      }
  );

/** An agreement over the page: to read, or to read, tick and accept. */
export function AgreementSheet(props: AgreementSheetProps) {
  const { agreement, load, open, links, refusal, why } = props;
  const { t } = useTranslation('policies');
  const { t: shell } = useTranslation('shell');
  const texts = useLoadTexts();
  const onClose = why === 'visit' ? undefined : props.onClose;
  const window = onClose === undefined ? ({ dismissible: false } as const) : { closeLabel: shell('close') };
  return (
    <Sheet.Root open={open} onOpenChange={(opened) => opened || onClose?.()}>
      <Sheet.Content {...window}>
        <Sheet.Title>{t(`types.${agreement}`)}</Sheet.Title>
        <Sheet.Description>{t(`agreement.why.${why}`)}</Sheet.Description>
        <LoadView {...texts} load={load} skeleton={<Skeleton shape="text" lines={4} />}>
          {(policy) => <Reader {...props} policy={policy} />}
        </LoadView>
        {refusal !== undefined && (
          <Notice tone="critical" role="alert">
            {refusal}
          </Notice>
        )}
        <Stack space="xsmall" align="center">
          {why === 'visit' && (
            <Button variant="ghost" tone="neutral" width="full" onPress={props.onSignOut}>
              {t('agreement.signOut')}
            </Button>
          )}
          <Link href={links.page} newTab>
            {t('agreement.fullPage')}
          </Link>
        </Stack>
      </Sheet.Content>
    </Sheet.Root>
  );
}

function Reader(props: AgreementSheetProps & { policy: Policy }) {
  const { agreement, policy, why } = props;
  const { t } = useTranslation('policies');
  const locale = useLocale();
  const amount = why === 'pay' ? props.amount : undefined;
  const changed = t('effectiveFrom', { date: formatDay(`${policy.effective_from}T00:00:00+07:00`, locale) });
  const acceptance =
    why === 'read'
      ? {}
      : {
          onAccept: props.onAccept,
          tick: {
            label: t('agreement.tick', { agreement: t(`types.${agreement}`) }),
            error: t('agreement.tickFirst'),
          },
        };
  return (
    <AgreementReader
      presentation="part"
      title={policy.title}
      lead={policy.lead}
      sections={policy.sections}
      changedOn={policy.effective_from}
      texts={{
        changed: `${t('version', { version: policy.version })} · ${changed}`,
        progress: t('agreement.progress'),
        accept: amount === undefined ? t('agreement.accept') : t('agreement.acceptAndPay', { amount }),
      }}
      {...acceptance}
    />
  );
}
