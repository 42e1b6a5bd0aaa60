import { ShieldPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Heading, Icon, Inline, Progress, Skeleton, Stack, Surface, Text } from '../../../primitives/index.ts';

export interface GuaranteeMeterProps {
  /** Letter of the top tier. */
  tier: string;
  /** The draw in a row without a top prize that is certain to win one: 10 means nine misses come before it. */
  after: number;
  /** The player's draws since the last top prize; null for a guest. */
  progress: number | null | 'loading';
}

/** Progress toward the guaranteed draw. */
export function GuaranteeMeter({ tier, after, progress }: GuaranteeMeterProps) {
  const { t } = useTranslation('boxes/pools');
  const left = Math.max(1, after - (progress === 'loading' ? 0 : (progress ?? 0)));
  return (
    <Surface space="medium">
      <Stack space="xsmall">
        <Inline space="xsmall">
          <Icon icon={ShieldPlus} tone="accent" />
          <Heading level={3}>{t('guarantee.title', { tier })}</Heading>
        </Inline>
        {progress === 'loading' ? (
          <Skeleton shape="text" lines={2} />
        ) : progress === null ? (
          <Text size="small" tone="secondary">
            {t('guarantee.rule', { tier, after, misses: after - 1 })}
          </Text>
        ) : (
          <>
            <Progress
              value={progress}
              max={after}
              label={t('guarantee.title', { tier })}
              valueText={t('guarantee.progress', { progress, after })}
            />
            <Inline align="between" space="xsmall">
              <Text size="small" tone={left === 1 ? 'accent' : 'secondary'} weight={left === 1 ? 'bold' : 'regular'}>
                {left === 1 ? t('guarantee.next', { tier }) : t('guarantee.left', { count: left, tier })}
              </Text>
              <Text size="small" tone="muted" tabular>
                {t('guarantee.progress', { progress, after })}
              </Text>
            </Inline>
          </>
        )}
      </Stack>
    </Surface>
  );
}
