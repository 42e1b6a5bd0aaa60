import { Button, Field, Image, Inline, Text } from '@mcy/ui/primitives';
import { ScanFace } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../../../fields/FieldProps.ts';
import { useBoundField } from '../../../fields/useBoundField.ts';

interface FaceFieldProps extends Pick<FieldProps, 'name' | 'label' | 'hint'> {
  /** Local URL of the photo; null when none was taken. */
  photo: string | null;
  /** Opens the camera with the form's whole input, so that nothing is lost. */
  onTake: (values: object) => void;
}

const side = 96;

/** A face photo, taken on its own page. */
export function FaceField({ name, label, hint, photo, onTake }: FaceFieldProps) {
  const { t } = useTranslation('account/identity');
  const { getValues } = useFormContext();
  const { value, ref, error } = useBoundField<string | null>(name);
  const taken = value !== null && value !== '';
  return (
    <Field label={label} labels="group" hint={hint} error={error}>
      {({ id, 'aria-invalid': _invalid, ...group }) => (
        <Inline id={id} role="group" {...group} space="small">
          {taken && photo !== null && <Image src={photo} alt="" width={side} height={side} radius="standard" />}
          {taken && <Text tone="positive">{t('identity.faceTaken')}</Text>}
          <Button ref={ref} variant="soft" icon={ScanFace} onPress={() => onTake(getValues())}>
            {t(taken ? 'identity.retakeFace' : 'identity.takeFace')}
          </Button>
        </Inline>
      )}
    </Field>
  );
}
