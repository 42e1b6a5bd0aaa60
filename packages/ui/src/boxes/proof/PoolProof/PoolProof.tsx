import type { PoolVerdict } from '@mcy/api/boxes/proof/contract';
import { Download, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/formatMoney.ts';
import { Button, Inline, Spinner, Stack, Text } from '../../../primitives/index.ts';
import type { OrSealed, Proof } from '../Proof.ts';
import { useSealedTitle } from '../useSealedTitle.ts';
import { VerdictMark } from '../VerdictMark/VerdictMark.tsx';
import * as styles from './PoolProof.css.ts';
import { numberOf } from '../../pools/numberOf.ts';

/** Failures listed by number; more would prove nothing new. */
const listedFailures = 20;

export interface PoolProofProps {
  proof: Proof<
    OrSealed<Pick<PoolVerdict, 'verified' | 'failures' | 'pending'> & Partial<Pick<PoolVerdict, 'bonuses'>>>
  >;
  /** Retries a check that did not finish. */
  onRetry: () => void;
  /** Saves the log that was checked, for another checker; without, there is no file of it. */
  onDownload?: () => void;
}

/** A whole pool, replayed from its public log. */
export function PoolProof({ proof, onRetry, onDownload }: PoolProofProps) {
  const { t } = useTranslation(['boxes/proof', 'boxes/pools']);
  const sealedTitle = useSealedTitle();
  if (proof.status === 'checking') {
    return (
      <Inline>
        <Spinner />
        <Text role="status">
          {proof.draws === undefined
            ? t('proof.checking')
            : t('proof.read', { count: proof.draws, amount: formatMoney(proof.draws) })}
        </Text>
      </Inline>
    );
  }
  if (proof.status === 'broken') {
    return (
      <Stack space="small" align="start">
        <Text role="alert">{t('proof.broken')}</Text>
        <Button variant="soft" icon={RotateCcw} onPress={onRetry}>
          {t('proof.again')}
        </Button>
      </Stack>
    );
  }
  const { verified, failures, pending, bonuses = [], tickets_left } = proof.verdict;
  if (verified + failures.length + pending === 0) return <Text tone="secondary">{t('proof.pool.empty')}</Text>;
  const counts = [
    { id: 'verified', count: verified },
    { id: 'failed', count: failures.length },
    { id: 'pending', count: pending },
  ] as const;
  return (
    <Stack space="small">
      {failures.length > 0 ? (
        <VerdictMark outcome="failed" title={t('proof.pool.someFailed')} />
      ) : bonuses.some(({ outcome }) => outcome === 'failed') ? (
        <VerdictMark outcome="failed" title={t('proof.pool.bonusFailed')} />
      ) : pending > 0 ? (
        <VerdictMark outcome="pending" title={sealedTitle(tickets_left, 'infinite')} text={t('proof.pendingHint')} />
      ) : (
        <VerdictMark outcome="verified" title={t('proof.pool.allVerified')} text={t('proof.pool.allVerifiedHint')} />
      )}
      <ul className={styles.counts}>
        {counts
          .filter(({ count }) => count > 0)
          .map(({ id, count }) => (
            <li key={id} className={styles.count[id]}>
              {t(`proof.pool.${id}`, { count, amount: formatMoney(count) })}
            </li>
          ))}
      </ul>
      {bonuses.length > 0 && (
        <ul className={styles.failures}>
          {bonuses.map((bonus) => (
            <li key={bonus.logged.bonus}>
              <Text size="small" tone={bonus.outcome === 'failed' ? 'critical' : 'secondary'}>
                {t(`boxes/pools:bonus.${bonus.logged.bonus}`)}: {bonusLine(t, bonus)}
              </Text>
            </li>
          ))}
        </ul>
      )}
      {failures.length > 0 && (
        <ul className={styles.failures}>
          {failures.slice(0, listedFailures).map(({ nonce, reason }) => (
            <li key={nonce}>
              <Text size="small">
                {t('record.draw', { number: numberOf(nonce) })}: {t(`proof.reason.${reason}`)}
              </Text>
            </li>
          ))}
        </ul>
      )}
      {onDownload && (
        <Stack space="xxsmall" align="start">
          <Button size="small" variant="ghost" icon={Download} onPress={onDownload}>
            {t('proof.pool.download')}
          </Button>
          <Text size="xsmall" tone="muted">
            {t('proof.pool.downloadHint')}
          </Text>
        </Stack>
      )}
    </Stack>
  );
}

/** Which ticket got a prize on top of the draws, and whether its rule gives it to the same one. */
function bonusLine(
  t: ReturnType<typeof useTranslation<['boxes/proof', 'boxes/pools']>>['t'],
  { logged, outcome, nonce }: PoolVerdict['bonuses'][number],
): string {
  if (outcome === 'pending') return t('proof.pool.bonus.pending');
  if (outcome === 'verified' && nonce !== null) return t('proof.pool.bonus.verified', { number: numberOf(nonce) });
  if (nonce === null || logged.nonce === null) return t('proof.pool.bonus.early');
  return t('proof.pool.bonus.failed', { number: numberOf(logged.nonce), expected: numberOf(nonce) });
}
