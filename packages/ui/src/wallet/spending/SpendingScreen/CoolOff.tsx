import type { CoolOffLength, Spending } from '@mcy/api/wallet/spending/contract';
import { coolOffLengths } from '@mcy/api/wallet/spending/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../../patterns/index.ts';
import { Button, SegmentedControl, Stack, Text } from '../../../primitives/index.ts';

interface CoolOffProps {
  spending: Pick<Spending, 'cool_off_until' | 'cool_off_choices'>;
  onStartCoolOff: (length: CoolOffLength) => Promise<void>;
}

/** A break from everything paid: its length, and a confirmation because nothing ends it early. */
export function CoolOff({
  spending: { cool_off_until: until, cool_off_choices: choices },
  onStartCoolOff,
}: CoolOffProps) {
  const { t } = useTranslation('wallet/spending');
  const { t: shell } = useTranslation('shell');
  const [wanted, setWanted] = useState<CoolOffLength>('day');
  // The choice may be too short by now: a cool-off can only be extended.
  const chosen = choices.includes(wanted) ? wanted : choices[0];

  return (
    <Stack space="medium">
      {chosen === undefined ? (
        <Text size="small" tone="secondary">
          {t('spending.coolOff.longest')}
        </Text>
      ) : (
        <>
          <SegmentedControl
            label={t('spending.coolOff.length')}
            value={chosen}
            onValueChange={setWanted}
            options={coolOffLengths.map((value) => ({
              value,
              label: t(`spending.coolOff.lengths.${value}`),
              disabled: !choices.includes(value),
            }))}
          />
          <Confirm
            role="alertdialog"
            title={t('spending.coolOff.confirm.title', { length: t(`spending.coolOff.lengths.${chosen}`) })}
            body={t('spending.coolOff.confirm.body')}
            texts={{
              confirm: t('spending.coolOff.confirm.start'),
              keep: t('spending.coolOff.confirm.keep'),
              close: shell('close'),
            }}
            onConfirm={() => onStartCoolOff(chosen)}
          >
            <Button variant="soft" tone="critical" width="full">
              {t(until !== null ? 'spending.coolOff.prolong' : 'spending.coolOff.start')}
            </Button>
          </Confirm>
        </>
      )}
    </Stack>
  );
}
