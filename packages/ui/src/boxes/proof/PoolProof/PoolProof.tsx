import type { PoolVerdict } from '@mcy/api/boxes/proof/contract';
import { RotateCcw } from 'lucide-react';
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
  proof: Proof<OrSealed<PoolVerdict>>;
  /** Retries a check that did not finish. */
  onRetry: () => void;
}

/** A whole pool, replayed from its public log. */
export function PoolProof({ proof, onRetry }: PoolProofProps) {
  const { t } = useTranslation('boxes/proof');
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
  const { verified, failures, pending, tickets_left } = proof.verdict;
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
    </Stack>
  );
}
