import type { ShopClaim } from '@mcy/api/operator/claims/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, useScreenTexts } from '../../../i18n/index.ts';
import { type Load, Notice, PageSection, Screen } from '../../../patterns/index.ts';
import { Badge, Grid, Heading, Image, Inline, Link, Stack, Surface, Text } from '../../../primitives/index.ts';

export interface ShopClaimScreenProps {
  claim: Load<ShopClaim>;
  /** `ClaimDecisionForm` of `@mcy/forms/operator`, while it is not decided. */
  form: (claim_id: string) => ReactNode;
  links: { approval: (approval_id: string) => string };
  onGoBack: () => void;
}

/** Operator: one claim, its words and photos beside the decision (operator/claim). */
export function ShopClaimScreen({ claim, form, links, onGoBack }: ShopClaimScreenProps) {
  const { t } = useTranslation(['operator/claims', 'collection/claims']);
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('claim.title')}
      back={onGoBack}
      layout="halves"
      load={claim}
      shape={[['text', { tiles: 2 }], { form: 3 }]}
    >
      {(data) => (
        <>
          <Stack space="large">
            <Surface>
              <Stack space="small">
                <Inline align="between" space="xsmall">
                  <Heading level={2} size="small">
                    {t('claim.facts', { nickname: data.nickname, number: data.number })}
                  </Heading>
                  <Badge tone={data.state === 'submitted' ? 'caution' : 'neutral'}>
                    {t(`collection/claims:state.${data.state}`)}
                  </Badge>
                </Inline>
                <Text weight="medium">
                  {`${t(`collection/claims:kind.${data.kind}`)}: ${data.items.map(({ name }) => name).join(', ')}`}
                </Text>
                <Text>{data.words}</Text>
                {data.carrier !== null && (
                  <Text size="small" tone="secondary" tabular>
                    {`${data.carrier} · ${data.tracking_number ?? ''}`}
                  </Text>
                )}
                {data.outcome !== null && (
                  <Notice tone="positive">
                    {t(`collection/claims:outcome.${data.outcome}`, { stones: formatMoney(data.stones ?? 0) })}
                  </Notice>
                )}
                {data.reason !== null && (
                  <Text size="small">{t('collection/claims:reason', { reason: data.reason })}</Text>
                )}
                {data.decided_by !== null && (
                  <Text size="small" tone="secondary">
                    {t('claim.decidedBy', { operator: data.decided_by })}
                  </Text>
                )}
              </Stack>
            </Surface>
            <PageSection title={t('claim.photos')}>
              {data.photos.length === 0 ? (
                <Text tone="secondary">{t('claim.noPhotos')}</Text>
              ) : (
                <Grid columns={{ phone: 1, tablet: 2 }} space="small">
                  {data.photos.map(({ file_id, url }, index) => (
                    <Image
                      key={file_id}
                      src={url}
                      alt={t('collection/claims:photo', { place: index + 1 })}
                      fit="contain"
                      ratio="square"
                      radius="large"
                    />
                  ))}
                </Grid>
              )}
            </PageSection>
          </Stack>
          {data.state === 'submitted' && <Decision claim={data} form={form} links={links} />}
        </>
      )}
    </Screen>
  );
}

type DecisionProps = Pick<ShopClaimScreenProps, 'form' | 'links'> & { claim: ShopClaim };

function Decision({ claim: { claim_id, approval_id, of_two, own, worth }, form, links }: DecisionProps) {
  const { t } = useTranslation('operator/claims');
  if (own) return <Notice tone="caution">{t('claim.own')}</Notice>;
  if (approval_id !== null) {
    return (
      <Stack>
        <Notice tone="caution">{t('claim.waitsForSecond')}</Notice>
        <Link href={links.approval(approval_id)}>{t('claim.second')}</Link>
      </Stack>
    );
  }
  return (
    <PageSection title={t('claim.decide')} description={t('claim.worth', { worth: formatMoney(worth) })}>
      <Stack>
        {of_two && <Notice tone="caution">{t('claim.ofTwo')}</Notice>}
        <Surface space={{ phone: 'medium', tablet: 'large' }}>{form(claim_id)}</Surface>
      </Stack>
    </PageSection>
  );
}
