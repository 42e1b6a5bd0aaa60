import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog, SegmentedControl, Stack, Text } from '../../primitives/index.ts';
import { type CoolOffLength, coolOffLengths, type Spending } from '../Spending.ts';

interface CoolOffProps {
  spending: Pick<Spending, 'cool_off_until' | 'cool_off_choices'>;
  onStartCoolOff: (length: CoolOffLength) => Promise<void>;
}

/** A rest from everything paid: for how long, asked once more because nothing ends it early. */
export function CoolOff({
  spending: { cool_off_until: until, cool_off_choices: choices },
  onStartCoolOff,
}: CoolOffProps) {
  const { t } = useTranslation('wallet');
  const { t: shell } = useTranslation('shell');
  const [wanted, setWanted] = useState<CoolOffLength>('day');
  const [asking, setAsking] = useState(false);
  // What was chosen may be too short by now: a cool-off is only ever prolonged.
  const chosen = choices.includes(wanted) ? wanted : choices[0];

  async function start(length: CoolOffLength) {
    await onStartCoolOff(length);
    setAsking(false);
  }

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
          <Dialog.Root open={asking} onOpenChange={setAsking}>
            <Dialog.Trigger>
              <Button variant="soft" tone="critical" width="full">
                {t(until !== null ? 'spending.coolOff.prolong' : 'spending.coolOff.start')}
              </Button>
            </Dialog.Trigger>
            <Dialog.Content role="alertdialog" closeLabel={shell('close')}>
              <Dialog.Title>
                {t('spending.coolOff.confirm.title', { length: t(`spending.coolOff.lengths.${chosen}`) })}
              </Dialog.Title>
              <Dialog.Description>{t('spending.coolOff.confirm.body')}</Dialog.Description>
              <Dialog.Actions>
                <Dialog.Close>
                  <Button variant="soft" tone="neutral">
                    {t('spending.coolOff.confirm.keep')}
                  </Button>
                </Dialog.Close>
                <Button tone="critical" onPress={() => start(chosen)}>
                  {t('spending.coolOff.confirm.start')}
                </Button>
              </Dialog.Actions>
            </Dialog.Content>
          </Dialog.Root>
        </>
      )}
    </Stack>
  );
}
