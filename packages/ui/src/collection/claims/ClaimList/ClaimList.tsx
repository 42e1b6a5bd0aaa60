import type { Claim } from '@mcy/api/collection/claims/contract';
import type { ClaimState } from '@mcy/api/collection/claims/words';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatMoney, useLocale } from '../../../i18n/index.ts';
import { PageSection } from '../../../patterns/index.ts';
import { Badge, Grid, Heading, Image, Inline, Link, Stack, Surface, Text } from '../../../primitives/index.ts';

export interface ClaimListProps {
  /** Newest first. */
  claims: readonly Claim[];
  parcelHref: (parcel_id: string) => string;
}

const tones = {
  submitted: 'caution',
  accepted: 'positive',
  refused: 'critical',
} as const satisfies Record<ClaimState, string>;

/** What a player reported about a parcel, and what the shop decided. Renders nothing without any. */
export function ClaimList({ claims, parcelHref }: ClaimListProps) {
  const { t } = useTranslation('collection/claims');
  const locale = useLocale();
  if (claims.length === 0) return null;
  return (
    <PageSection title={t('claims')}>
      <Stack space="small" role="list">
        {claims.map(
          ({ claim_id, state, kind, words, items, photos, outcome, stones, replacement_id, reason, submitted_at }) => (
            <Surface key={claim_id} role="listitem" radius="standard">
              <Stack space="small">
                <Inline align="between" space="xsmall">
                  <Heading level={3} size="small">
                    {`${t(`kind.${kind}`)}: ${items.map(({ name }) => name).join(', ')}`}
                  </Heading>
                  <Badge size="small" tone={tones[state]}>
                    {t(`state.${state}`)}
                  </Badge>
                </Inline>
                <Text size="small" tone="secondary">
                  {words}
                </Text>
                {photos.length > 0 && (
                  <Grid columns={{ phone: 4, tablet: 5 }} space="xsmall">
                    {photos.map(({ file_id, url }, index) => (
                      <Image
                        key={file_id}
                        src={url}
                        alt={t('photo', { place: index + 1 })}
                        ratio="square"
                        radius="small"
                      />
                    ))}
                  </Grid>
                )}
                {outcome !== null && (
                  <Text size="small" tone="positive">
                    {t(`outcome.${outcome}`, { stones: formatMoney(stones ?? 0) })}
                  </Text>
                )}
                {replacement_id !== null && <Link href={parcelHref(replacement_id)}>{t('seeReplacement')}</Link>}
                {reason !== null && <Text size="small">{t('reason', { reason })}</Text>}
                <Text size="small" tone="muted">
                  {formatDateTime(submitted_at, locale)}
                </Text>
              </Stack>
            </Surface>
          ),
        )}
      </Stack>
    </PageSection>
  );
}
