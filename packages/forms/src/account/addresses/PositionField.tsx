import { Button, Field, Inline, Stack, Text } from '@mcy/ui/primitives';
import { MapPin, MapPinOff } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../../fields/FieldProps.ts';
import { useBoundField } from '../../fields/useBoundField.ts';

interface Position {
  latitude: number;
  longitude: number;
}

interface PositionFieldProps extends Pick<FieldProps, 'name' | 'label' | 'hint'> {
  /** Opens the map with the form's whole input, so that nothing is lost. */
  onChoose: (values: object) => void;
}

/** An optional pin, set on the map's own page. */
export function PositionField({ name, label, hint, onChoose }: PositionFieldProps) {
  const { t } = useTranslation('account/addresses');
  const { getValues } = useFormContext();
  const { value, onValueChange, ref, error } = useBoundField<Position | null>(name);
  return (
    <Field label={label} labels="group" hint={hint} error={error}>
      {({ id, 'aria-invalid': _invalid, ...group }) => (
        <Stack id={id} role="group" {...group} space="xsmall">
          {value !== null && (
            <Text tabular>{t('address.pinAt', { latitude: value.latitude, longitude: value.longitude })}</Text>
          )}
          <Inline space="xsmall">
            <Button ref={ref} variant="soft" icon={MapPin} onPress={() => onChoose(getValues())}>
              {t(value === null ? 'address.putPin' : 'address.movePin')}
            </Button>
            {value !== null && (
              <Button variant="ghost" tone="neutral" icon={MapPinOff} onPress={() => onValueChange(null)}>
                {t('address.removePin')}
              </Button>
            )}
          </Inline>
        </Stack>
      )}
    </Field>
  );
}
