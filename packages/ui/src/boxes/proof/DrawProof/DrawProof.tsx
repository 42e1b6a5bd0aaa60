import type { DrawVerdict } from '@mcy/api/boxes/proof/contract';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/formatMoney.ts';
import { Button, Heading, Inline, Spinner, Stack, Text } from '../../../primitives/index.ts';
import { Hash } from '../Hash/Hash.tsx';
import type { OrSealed, Proof } from '../Proof.ts';
import { useSealedTitle } from '../useSealedTitle.ts';
import { VerdictMark } from '../VerdictMark/VerdictMark.tsx';
import * as styles from './DrawProof.css.ts';
import { WalkTable } from './WalkTable.tsx';

export interface DrawProofProps {
  proof: Proof<OrSealed<DrawVerdict>>;
  /** Retries a check that did not finish. */
  onRetry: () => void;
}

/** One draw, replayed in the browser: the verdict, then every input and step, so that anyone can repeat it. */
export function DrawProof({ proof, onRetry }: DrawProofProps) {
  const { t } = useTranslation('boxes/proof');
  const sealedTitle = useSealedTitle();
  if (proof.status === 'checking') {
    return (
      <Inline>
        <Spinner />
        <Text role="status">{t('proof.checking')}</Text>
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
  const { verdict } = proof;
  const why = verdict.reason === null ? t(`proof.${verdict.outcome}Hint`) : t(`proof.reason.${verdict.reason}`);
  const title =
    verdict.outcome === 'pending' ? sealedTitle(verdict.tickets_left, verdict.supply) : t(`proof.${verdict.outcome}`);
  return (
    <Stack space="medium">
      <VerdictMark outcome={verdict.outcome} title={title} text={why} />
      <Stack space="xsmall">
        <Heading level={4}>{t('proof.inputs')}</Heading>
        <Hash label={t('fairness.seedHash')} value={verdict.seed_hash} />
        <Hash label={t('fairness.seed')} value={verdict.seed} sealed={t(`fairness.sealed.${verdict.supply}`)} />
        <Hash label={t('fairness.clientSeed')} value={verdict.client_seed} />
        {verdict.pseudonym !== '' && <Hash label={t('proof.player')} value={verdict.pseudonym} />}
      </Stack>
      {verdict.guaranteed && verdict.reason === null && verdict.misses !== null && (
        <Text>{t('proof.guaranteed', { count: verdict.misses })}</Text>
      )}
      <Steps verdict={verdict} />
    </Stack>
  );
}

function Steps({ verdict }: { verdict: DrawVerdict }) {
  const { t } = useTranslation('boxes/proof');
  const { place, hmac } = verdict;
  if (place === null || hmac === null) return null;
  const total = verdict.rows.reduce((sum, row) => sum + row.weight, 0);
  return (
    <Stack space="xsmall">
      <Heading level={4}>{t('proof.steps')}</Heading>
      <ol className={styles.steps}>
        <li className={styles.step}>{t('proof.stepSeed')}</li>
        <li className={styles.step}>
          {t('proof.stepHmac', { message: `${verdict.client_seed}:${verdict.nonce}` })}
          <Hash label="HMAC-SHA256" value={hmac} />
        </li>
        <li className={styles.step}>
          {t('proof.stepPlace', { total: formatMoney(total), place: formatMoney(place) })}
        </li>
        <li className={styles.step}>
          {t('proof.stepWalk', { place: formatMoney(place) })}
          <WalkTable rows={verdict.rows} place={place} />
        </li>
      </ol>
    </Stack>
  );
}
