import type { Opening } from '@mcy/api/boxes/opening/contract';
import type { RecordedOpening } from '@mcy/api/boxes/proof/contract';
import { PackageOpen, ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreenTexts, useListTexts } from '../../../i18n/index.ts';
import { EmptyState, InfiniteList, type PagedLoad, Screen, ScreenPart } from '../../../patterns/index.ts';
import { Sheet, Stack } from '../../../primitives/index.ts';
import { OpeningProofs, type OpeningProofsProps } from '../OpeningProofs/OpeningProofs.tsx';
import { OpeningRow } from '../../opening/OpeningRow/OpeningRow.tsx';
import { UnopenedTray } from '../../tray/UnopenedTray/UnopenedTray.tsx';
import * as styles from './DrawRecordScreen.css.ts';
import { useWide } from './useWide.ts';

export interface DrawRecordScreenProps extends Pick<
  OpeningProofsProps,
  'onVerifyDraw' | 'onVerifyPool' | 'onDownloadLog' | 'finished'
> {
  record: PagedLoad<RecordedOpening>;
  /** Paid openings not seen yet. */
  unopened: readonly Opening[];
  onGoBack: () => void;
  links: {
    pool: (pool_id: string) => string;
    prize: (prize_id: string) => string;
    replay: (opening: Opening) => string;
    /** The show of all that is not seen yet. */
    openAll: string;
    /** Every box on sale: the next step when the record is empty. */
    pools: string;
  };
}

/** The player's openings, each of which can be verified (box/record). */
export function DrawRecordScreen({ record, unopened, onGoBack, links, ...checks }: DrawRecordScreenProps) {
  const { t } = useTranslation(['boxes/proof', 'shell']);
  const listTexts = useListTexts();
  const [chosen, setChosen] = useState<RecordedOpening | null>(null);
  return (
    <Screen texts={useScreenTexts()} title={t('record.title')} back={onGoBack} layout="full">
      <Stack space="medium">
        <UnopenedTray openings={unopened} href={links.replay} allHref={links.openAll} />
        <ScreenPart
          load={record}
          shape="longRows"
          halves
          empty={({ rows }) =>
            rows.length > 0
              ? null
              : {
                  icon: PackageOpen,
                  title: t('record.empty.title'),
                  text: t('record.empty.body'),
                  next: { label: t('record.empty.action'), href: links.pools },
                }
          }
        >
          {(page) => (
            <Beside
              detail={chosen && <OpeningProofs key={chosen.opening_id} opening={chosen} links={links} {...checks} />}
              onClose={() => setChosen(null)}
            >
              <InfiniteList {...page} label={t('record.title')} rowKey={(opening) => opening.opening_id} {...listTexts}>
                {(opening) => (
                  <OpeningRow
                    opening={opening}
                    selected={chosen?.opening_id === opening.opening_id}
                    onVerify={() => setChosen(opening)}
                    replayHref={links.replay(opening)}
                  />
                )}
              </InfiniteList>
            </Beside>
          )}
        </ScreenPart>
      </Stack>
    </Screen>
  );
}

interface BesideProps {
  children: ReactNode;
  /** Proofs of the selected opening. */
  detail: ReactNode;
  onClose: () => void;
}

/** The list and the selected opening's proofs: beside it on a desktop, in a sheet over it on a phone. */
function Beside({ children, detail, onClose }: BesideProps) {
  const { t } = useTranslation(['boxes/proof', 'shell']);
  if (useWide()) {
    return (
      <>
        {children}
        <section aria-label={t('record.detail')} className={styles.detail}>
          {detail ?? <EmptyState icon={ShieldCheck} title={t('record.detail')} text={t('record.pickOpening')} />}
        </section>
      </>
    );
  }
  return (
    <>
      {children}
      <Sheet.Root
        open={detail !== null}
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
      >
        <Sheet.Content closeLabel={t('shell:close')}>
          <Sheet.Title>{t('record.detail')}</Sheet.Title>
          {detail}
        </Sheet.Content>
      </Sheet.Root>
    </>
  );
}
