import { Uploader, type UploaderProps } from '@mcy/ui/patterns';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../FieldProps.ts';
import { useBoundField } from '../useBoundField.ts';
import { useHeldSubmit } from './useHeldSubmit.ts';
import { useUploaderTexts } from './useUploaderTexts.ts';

export interface UploadFieldProps<Uploaded>
  extends
    Pick<FieldProps, 'name' | 'label' | 'hint'>,
    Pick<UploaderProps<Uploaded>, 'upload' | 'previewOf' | 'accept' | 'limits' | 'onFailUpload'> {}

/**
 * Pictures or a video, whose value is the list of what `upload` answered. In a `<form>`, which is not sent while a file is on its way.
 * Fills a form's slot, where the route knows how to upload: `photos: (field) => <UploadField {...field} upload={upload} … />`.
 */
export function UploadField<Uploaded>({
  name,
  label,
  hint,
  accept = 'pictures',
  ...uploader
}: UploadFieldProps<Uploaded>) {
  const { t } = useTranslation('forms');
  const texts = useUploaderTexts(accept);
  const { name: _, value, error, ...field } = useBoundField<readonly Uploaded[] | null | ''>(name);
  const place = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const held = useHeldSubmit(place, busy);
  return (
    <div ref={place}>
      <Uploader
        {...uploader}
        {...field}
        // Empty as other fields are empty before they are touched.
        value={value === '' ? [] : (value ?? [])}
        label={label}
        hint={hint}
        error={held ? t('upload.stillUploading') : error}
        accept={accept}
        texts={texts}
        onBusyChange={setBusy}
      />
    </div>
  );
}
