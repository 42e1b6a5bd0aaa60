import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PoolVerdict } from '@mcy/api/boxes/proof/contract';
import { Button, Heading, Link, Stack, Surface, Text } from '../../../primitives/index.ts';
import { PoolProof } from '../PoolProof/PoolProof.tsx';
import type { OrSealed } from '../Proof.ts';
import type { OpeningProofsProps } from './OpeningProofs.tsx';
import { useProof } from './useProof.ts';

interface FinishedBoxProps extends Pick<OpeningProofsProps, 'onVerifyPool' | 'onDownloadLog' | 'links'> {
  finished: NonNullable<OpeningProofsProps['finished']>;
}

/** A sold-out box to try a check on, while the player's own is sealed. */
export function FinishedBox({ finished: { pool_id, name }, onVerifyPool, onDownloadLog, links }: FinishedBoxProps) {
  const { t } = useTranslation('boxes/proof');
  const pool = useProof<OrSealed<PoolVerdict>>();
  const check = () => pool.check((onProgress) => onVerifyPool(pool_id, onProgress));
  return (
    <Surface variant="outlined">
      <Stack space="small" align="start">
        <Stack space="xxsmall">
          <Heading level={3} size="small">
            {t('proof.finished.title')}
          </Heading>
          <Text size="small" tone="secondary">
            {t('proof.finished.lead', { pool: name })}
          </Text>
          <Link href={links.pool(pool_id)}>{name}</Link>
        </Stack>
        {pool.proof ? (
          <PoolProof
            proof={pool.proof}
            onRetry={() => void check()}
            onDownload={() => onDownloadLog({ pool_id, name })}
          />
        ) : (
          <Button size="small" variant="soft" icon={ShieldCheck} onPress={check}>
            {t('proof.finished.check')}
          </Button>
        )}
      </Stack>
    </Surface>
  );
}
