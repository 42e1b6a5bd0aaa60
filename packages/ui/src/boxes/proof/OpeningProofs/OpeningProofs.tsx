import type { DrawResult } from '@mcy/api/boxes/opening/contract';
import type { DrawVerdict, PoolVerdict, RecordedOpening } from '@mcy/api/boxes/proof/contract';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge, Button, Inline, Link, Stack, Surface, Text } from '../../../primitives/index.ts';
import { DrawProof } from '../DrawProof/DrawProof.tsx';
import { Hash } from '../Hash/Hash.tsx';
import { PoolProof } from '../PoolProof/PoolProof.tsx';
import { PrizeThumb } from '../../pools/PrizeThumb/PrizeThumb.tsx';
import * as styles from './OpeningProofs.css.ts';
import { FinishedBox } from './FinishedBox.tsx';
import type { OrSealed } from '../Proof.ts';
import { useProof } from './useProof.ts';
import { numberOf } from '../../pools/numberOf.ts';

export interface OpeningProofsProps {
  opening: RecordedOpening;
  /** Replays one draw from the public log, in the browser. */
  onVerifyDraw: (opening: RecordedOpening, nonce: number) => Promise<OrSealed<DrawVerdict>>;
  /** Replays a pool's whole log; reports how many draws are read. */
  onVerifyPool: (pool_id: string, onProgress: (draws: number) => void) => Promise<OrSealed<PoolVerdict>>;
  /** Saves a pool's log, as it was checked, on the device. */
  onDownloadLog: (pool: { pool_id: string; name: string }) => void;
  /** A sold-out box, whose seed is published; null when there is none. */
  finished: { pool_id: string; name: string } | null;
  links: { pool: (pool_id: string) => string; prize: (prize_id: string) => string };
}

/** The draws of an opening, each of which can be replayed, and the whole box with them. Set `key={opening_id}`. */
export function OpeningProofs({
  opening,
  onVerifyDraw,
  onVerifyPool,
  onDownloadLog,
  finished,
  links,
}: OpeningProofsProps) {
  const { t } = useTranslation('boxes/proof');
  const draw = useProof<OrSealed<DrawVerdict>>();
  const pool = useProof<OrSealed<PoolVerdict>>();
  const [nonce, setNonce] = useState<number | null>(null);

  function checkDraw(chosen: number) {
    setNonce(chosen);
    return draw.check(() => onVerifyDraw(opening, chosen));
  }
  const isSealed =
    (draw.proof?.status === 'done' && draw.proof.verdict.outcome === 'pending') ||
    (pool.proof?.status === 'done' && pool.proof.verdict.pending > 0);
  const checkPool = () => pool.check((onProgress) => onVerifyPool(opening.pool_id, onProgress));

  return (
    <Stack space="medium">
      <Inline align="between" space="xsmall">
        <Link href={links.pool(opening.pool_id)}>{opening.pool_name}</Link>
        <Button size="small" variant="soft" icon={ShieldCheck} onPress={checkPool}>
          {t('record.verifyPool')}
        </Button>
      </Inline>
      <Hash label={t('record.pseudonym')} value={opening.pseudonym} />
      {pool.proof && (
        <PoolProof
          proof={pool.proof}
          onRetry={() => void checkPool()}
          onDownload={() => onDownloadLog({ pool_id: opening.pool_id, name: opening.pool_name })}
        />
      )}
      {isSealed && finished && finished.pool_id !== opening.pool_id && (
        <FinishedBox finished={finished} onVerifyPool={onVerifyPool} onDownloadLog={onDownloadLog} links={links} />
      )}
      <ul className={styles.draws}>
        {opening.results.map((result) => (
          <li key={`${result.nonce} ${result.bonus ?? ''}`}>
            <Surface space="small" variant="outlined">
              <DrawLine result={result} href={links.prize(result.prize.prize_id)} onVerify={checkDraw} />
              {result.bonus === null && nonce === result.nonce && draw.proof && (
                <div className={styles.proof}>
                  <DrawProof proof={draw.proof} onRetry={() => void checkDraw(result.nonce)} />
                </div>
              )}
            </Surface>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

interface DrawLineProps {
  result: DrawResult;
  href: string;
  onVerify: (nonce: number) => Promise<void>;
}

function DrawLine({ result: { nonce, prize, bonus, guaranteed }, href, onVerify }: DrawLineProps) {
  const { t } = useTranslation(['boxes/proof', 'boxes/pools']);
  return (
    <div className={styles.line}>
      <PrizeThumb prize={prize} />
      <div className={styles.words}>
        <Link href={href} tone="inherit">
          {prize.name}
        </Link>
        <Inline space="xxsmall">
          <Text inline size="xsmall" tone="secondary" tabular>
            {t('record.draw', { number: numberOf(nonce) })}
            {bonus === null && ` · ${t('boxes/pools:tier', { tier: prize.tier })}`}
          </Text>
          {guaranteed && (
            <Badge size="small" tone="accent">
              {t('boxes/pools:guaranteed')}
            </Badge>
          )}
        </Inline>
      </div>
      {bonus === null ? (
        <Button
          size="small"
          variant="soft"
          tone="neutral"
          aria-label={t('record.verifyDraw', { number: numberOf(nonce), prize: prize.name })}
          onPress={() => onVerify(nonce)}
        >
          {t('record.verify')}
        </Button>
      ) : (
        <Badge size="small" tone="accent">
          {t(`boxes/pools:bonus.${bonus}`)}
        </Badge>
      )}
    </div>
  );
}
