import type { Opening } from '@mcy/api/boxes/opening/contract';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../i18n/format.ts';
import { useLoadTexts } from '../../../i18n/index.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { ListRow, LoadView, PageSection } from '../../../patterns/index.ts';
import { Badge, Skeleton, Stack, Surface, Text } from '../../../primitives/index.ts';
import { PrizeThumb } from '../../pools/PrizeThumb/PrizeThumb.tsx';
import type { DailyDrawScreenProps } from './DailyDrawScreen.tsx';

interface OwnDrawsProps extends Pick<DailyDrawScreenProps, 'links'> {
  history: NonNullable<DailyDrawScreenProps['history']>;
}

/** As many as one glance takes; the record has them all. */
const shown = 5;

/** The player's latest free draws, each leading to its result. */
export function OwnDraws({ history, links }: OwnDrawsProps) {
  const { t } = useTranslation('boxes/daily');
  return (
    <PageSection title={t('history')} action={{ label: t('all'), href: links.record }}>
      <Surface space="xsmall">
        <LoadView {...useLoadTexts()} load={history} skeleton={<Skeleton shape="text" lines={3} />}>
          {({ rows }) =>
            rows.length === 0 ? (
              <Text size="small" tone="secondary" align="center">
                {t('none')}
              </Text>
            ) : (
              <Stack space="none">
                {rows.slice(0, shown).map((opening) => (
                  <OwnDraw key={opening.opening_id} opening={opening} href={links.result(opening.opening_id)} />
                ))}
              </Stack>
            )
          }
        </LoadView>
      </Surface>
    </PageSection>
  );
}

function OwnDraw({ opening, href }: { opening: Opening; href: string }) {
  const { t } = useTranslation('boxes/daily');
  const locale = useLocale();
  const [result] = opening.results;
  const day = formatDay(opening.opened_at, locale);
  // What was drawn and not seen stays a secret here.
  if (!result || !opening.revealed) {
    return (
      <ListRow
        title={opening.pool_name}
        description={day}
        trailing={<Badge tone="caution">{t('unseen')}</Badge>}
        href={href}
      />
    );
  }
  return (
    <ListRow
      leading={<PrizeThumb prize={result.prize} size="small" />}
      title={result.prize.name}
      description={day}
      href={href}
    />
  );
}
