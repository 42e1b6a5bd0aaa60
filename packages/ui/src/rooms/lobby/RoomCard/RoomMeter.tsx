import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/index.ts';
import { Inline, Progress, Stack, Text } from '../../../primitives/index.ts';

interface RoomMeterProps {
  joined: number;
  /** Minimum participants. */
  needed: number;
  /** Closed: missing participants are no longer an invitation to join. */
  closed: boolean;
}

/** Number of participants, and how many the draw still needs (spec §5: more than 9). */
export function RoomMeter({ joined, needed, closed }: RoomMeterProps) {
  const { t } = useTranslation('rooms/lobby');
  const enough = joined >= needed;
  const people = enough
    ? t('peopleEnough', { count: joined, amount: formatMoney(joined) })
    : t('peopleOf', { joined, needed });
  return (
    <Stack space="xxsmall">
      <Inline align="between" space="xxsmall" wrap={false}>
        <Text size="small" tone="secondary" tabular>
          {people}
        </Text>
        {!closed && (
          <Text size="small" tone={enough ? 'positive' : 'caution'} weight="medium">
            {enough ? t('enough') : t('short', { count: needed - joined })}
          </Text>
        )}
      </Inline>
      <Progress
        value={joined}
        max={needed}
        size="small"
        tone={enough ? 'positive' : 'accent'}
        label={t('people')}
        valueText={people}
      />
    </Stack>
  );
}
