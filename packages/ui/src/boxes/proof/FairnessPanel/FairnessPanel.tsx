import type { PoolSeed } from '@mcy/api/boxes/pools/contract';
import { ChevronDown, Dices, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Heading, Icon, IconButton, Stack, Surface, Text, TextField } from '../../../primitives/index.ts';
import { numberOf } from '../../pools/numberOf.ts';
import { Hash } from '../Hash/Hash.tsx';
import * as styles from './FairnessPanel.css.ts';
import { isClientSeed } from './isClientSeed.ts';
import { makeClientSeed } from './makeClientSeed.ts';

export interface FairnessPanelProps {
  /** The seed of the next draw. */
  seed: PoolSeed;
  /** Nonce of the pool's next draw, from 0; null when unknown. */
  nonce: number | null;
  /** The player's own seed, before a draw. */
  client?: { seed: string; onSeedChange: (seed: string) => void } | undefined;
  /** Open initially. */
  open?: boolean;
}

const steps = ['step1', 'step2', 'step3'] as const;

/** Why nobody can rig a draw: the sealed hash, the player's own seed, and how to verify, in plain words. */
export function FairnessPanel({ seed, nonce, client, open = false }: FairnessPanelProps) {
  const { t } = useTranslation('boxes/proof');
  return (
    <Surface space="none">
      <details className={styles.details} open={open}>
        <summary className={styles.summary}>
          <span className={styles.shield}>
            <Icon icon={ShieldCheck} />
          </span>
          <span className={styles.words}>
            <Heading level={2} size="small">
              {t('fairness.title')}
            </Heading>
            <Text size="small" tone="secondary" inline>
              {t('fairness.lead')}
            </Text>
          </span>
          <span className={styles.arrow}>
            <Icon icon={ChevronDown} tone="muted" />
          </span>
        </summary>
        <div className={styles.body}>
          <Stack space="medium">
            <Hash label={t('fairness.seedHash')} value={seed.seed_hash} />
            {seed.seed !== null && <Hash label={t('fairness.seed')} value={seed.seed} />}
            {client && (
              <TextField
                label={t('fairness.clientSeed')}
                hint={t('fairness.clientSeedHint')}
                error={isClientSeed(client.seed) ? undefined : t('fairness.clientSeedInvalid')}
                value={client.seed}
                maxLength={64}
                autoComplete="off"
                onValueChange={client.onSeedChange}
                suffix={
                  <IconButton
                    icon={Dices}
                    label={t('fairness.newClientSeed')}
                    onPress={() => client.onSeedChange(makeClientSeed())}
                  />
                }
              />
            )}
            {nonce !== null && (
              <Text size="small" tone="secondary">
                {t('fairness.next', { number: numberOf(nonce) })}
              </Text>
            )}
            <ol className={styles.steps}>
              {steps.map((step) => (
                <li key={step} className={styles.step}>
                  <Text size="small">{t(`fairness.${step}`)}</Text>
                </li>
              ))}
            </ol>
          </Stack>
        </div>
      </details>
    </Surface>
  );
}
