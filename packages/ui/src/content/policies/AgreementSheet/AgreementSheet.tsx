import type { AgreementType, Policy } from '@mcy/api/content/policies/contract';
import { useTranslation } from 'react-i18next';
import { formatDay, useLoadTexts, useLocale } from '../../../i18n/index.ts';
import { AgreementReader, type Load, LoadView, Notice } from '../../../patterns/index.ts';
import { Button, Link, Sheet, Skeleton, Stack } from '../../../primitives/index.ts';
import * as styles from './AgreementSheet.css.ts';

interface AgreementSheetBase {
  /** The agreement: its name is shown before its text loads. */
  agreement: AgreementType;
  load: Load<Policy>;
  open: boolean;
  links: { /** Link to the same text on its own page. */ page: string };
  /** Why it could not be stored, in the user's language. */
  refusal?: string | undefined;
}

export type AgreementSheetProps = AgreementSheetBase &
  (
    | { /** Only to read, before a form's own checkbox. */ why: 'read'; onClose: () => void }
    | {
        why: 'pay';
        /** The payment that accepting starts, formatted; without it accepting pays nothing yet. */
        amount?: string | undefined;
        onAccept: () => Promise<void>;
        onClose: () => void;
      }
    | {
        /** During a visit with an older account: accept or sign out. */
        why: 'visit';
        onAccept: () => Promise<void>;
        onSignOut: () => Promise<void>;
      }
  );

/** An agreement over the page: to read, or to read, tick and accept. */
export function AgreementSheet(props: AgreementSheetProps) {
  const { agreement, load, open, links, refusal, why } = props;
  const { t } = useTranslation('content/policies');
  const { t: shell } = useTranslation('shell');
  const texts = useLoadTexts();
  const onClose = why === 'visit' ? undefined : props.onClose;
  // Users tap quickly when paying: a late tap must not close what the first one opened.
  const dismissible = why === 'pay' ? 'deliberately' : true;
  const window =
    onClose === undefined ? ({ dismissible: false } as const) : ({ closeLabel: shell('close'), dismissible } as const);
  return (
    <Sheet.Root open={open} onOpenChange={(opened) => opened || onClose?.()}>
      <Sheet.Content {...window}>
        <Sheet.Title>{t(`types.${agreement}`)}</Sheet.Title>
        <Sheet.Description>{t(`agreement.why.${why}`)}</Sheet.Description>
        <LoadView {...texts} load={load} skeleton={<Waiting {...props} />}>
          {(policy) => <Reader key={policy.version} {...props} policy={policy} />}
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

/** As tall as the loaded reader, so that nothing moves under a finger. */
function Waiting(props: AgreementSheetProps) {
  return (
    <div className={styles.place}>
      <div className={styles.unseen}>
        <Reader {...props} policy={unread} />
      </div>
      <div className={styles.bones}>
        <Skeleton shape="text" lines={4} />
      </div>
    </div>
  );
}

const unread: Policy = {
  type: 'user',
  title: '',
  version: 1,
  // The longest date in words: it wraps to as many lines as any other.
  effective_from: '2026-09-30',
  locale: 'vn',
  lead: [],
  sections: [],
  versions: [],
  current: true,
};

function Reader(props: AgreementSheetProps & { policy: Policy }) {
  const { agreement, policy, why } = props;
  const { t } = useTranslation('content/policies');
  const locale = useLocale();
  const amount = why === 'pay' ? props.amount : undefined;
  const changed = t('effectiveFrom', { date: formatDay(policy.effective_from, locale) });
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
