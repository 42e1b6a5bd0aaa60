import { Checkbox, Fieldset, Stack, Text } from '@mcy/ui/primitives';
import type { FieldProps } from '../../fields/FieldProps.ts';
import { useBoundField } from '../../fields/useBoundField.ts';

interface ToysFieldProps extends Pick<FieldProps, 'name' | 'label'> {
  toys: readonly { item_id: string; name: string }[];
}

/** Several of a parcel's toys; the value is their ids. */
export function ToysField({ name, label, toys }: ToysFieldProps) {
  const { value, onValueChange, onBlur, error, ref } = useBoundField<readonly string[] | ''>(name);
  const chosen = value === '' ? [] : value;
  return (
    <Fieldset legend={label}>
      <Stack space="xsmall">
        {toys.map((toy, index) => (
          <Checkbox
            key={toy.item_id}
            ref={index === 0 ? ref : undefined}
            label={toy.name}
            checked={chosen.includes(toy.item_id)}
            onCheckedChange={(checked) =>
              onValueChange(checked ? [...chosen, toy.item_id] : chosen.filter((one) => one !== toy.item_id))
            }
            onBlur={onBlur}
          />
        ))}
        {error !== undefined && (
          <Text role="alert" size="small" tone="critical">
            {error}
          </Text>
        )}
      </Stack>
    </Fieldset>
  );
}
