import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoadTexts } from '../../../i18n/index.ts';
import { type Load, LoadView, PageSection } from '../../../patterns/index.ts';
import { Button, Grid, Link, Skeleton, Stack } from '../../../primitives/index.ts';
import { EntryPage } from '../EntryPage/EntryPage.tsx';

export interface WelcomeScreenProps {
  /** Display name; null until known. */
  name: string | null;
  /** Two boxes to begin with: cards of the boxes' own kit. Null where none is on sale. */
  boxes: Load<ReactNode>;
  /** URL of the toy's picture on the stage. */
  art: string;
  links: {
    boxes: string;
    home: string;
    /** Coupons that are free or for sale. */
    coupons: string;
    /** Where registration interrupted them; null when they came from the home page. */
    cameFrom: string | null;
  };
}

/** What a new player sees first: back to what they were doing, or on to a first box (login/register, afterwards). */
export function WelcomeScreen({ name, boxes, art, links }: WelcomeScreenProps) {
  const { t } = useTranslation('account/entry');
  const { cameFrom } = links;
  return (
    <EntryPage
      title={t('welcome.title')}
      heading={name === null ? t('welcome.title') : t('welcome.heading', { name })}
      lead={t('welcome.lead')}
      art={art}
      stage="small"
      form={
        <Stack space="large">
          <Stack space="small">
            <Button asChild size="large" width="full">
              <Link href={cameFrom ?? links.boxes}>{t(cameFrom === null ? 'welcome.first' : 'welcome.continue')}</Link>
            </Button>
            <Button asChild variant="soft" width="full">
              <Link href={cameFrom === null ? links.home : links.boxes}>
                {t(cameFrom === null ? 'welcome.home' : 'welcome.first')}
              </Link>
            </Button>
            <Link href={links.coupons}>{t('welcome.coupons')}</Link>
          </Stack>
          <LoadView
            {...useLoadTexts()}
            load={boxes}
            skeleton={
              <Cards>
                <CardSkeletons />
              </Cards>
            }
          >
            {(cards) => cards !== null && <Cards>{cards}</Cards>}
          </LoadView>
        </Stack>
      }
    />
  );
}

function Cards({ children }: { children: ReactNode }) {
  const { t } = useTranslation('account/entry');
  return (
    <PageSection title={t('welcome.boxes')}>
      <Grid columns={2} space="small">
        {children}
      </Grid>
    </PageSection>
  );
}

function CardSkeletons() {
  return (
    <>
      <Skeleton shape="image" ratio="square" />
      <Skeleton shape="image" ratio="square" />
    </>
  );
}
