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
    Pick<UploaderProps<Uploaded>, 'upload' | 'previewOf' | 'accept' | 'limits' | 'shape' | 'onFailUpload'> {
  /** Holds a single file or null instead of a list. */
  alone?: boolean;
}

/**
 * Pictures or a video; the value is the list of `upload` results. Blocks its `<form>` while a file is uploading.
 * Use it in a form's slot, where the route has the upload: `photos: (field) => <UploadField {...field} upload={upload}
 * … />`.
 */
export function UploadField<Uploaded>({
  name,
  label,
  hint,
  accept = 'pictures',
  alone = false,
  ...uploader
}: UploadFieldProps<Uploaded>) {
  const { t } = useTranslation('forms');
  const texts = useUploaderTexts(accept);
  const {
    name: _,
    value,
    error,
    onValueChange,
    ...field
  } = useBoundField<readonly Uploaded[] | Uploaded | null | ''>(name);
  const place = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const held = useHeldSubmit(place, busy);
  return (
    <div ref={place}>
      <Uploader
        {...uploader}
        {...field}
        value={listOf(value)}
        onValueChange={(files) => onValueChange(alone ? (files[0] ?? null) : files)}
        label={label}
        hint={hint}
        error={held ? t('upload.stillUploading') : error}
        accept={accept}
        texts={texts}
        reasonOf={(reason) => (reason instanceof Error && reason.message !== '' ? reason.message : null)}
        onBusyChange={setBusy}
      />
    </div>
  );
}

/** The form's value as a list; empty before the first change. */
function listOf<Uploaded>(value: readonly Uploaded[] | Uploaded | null | ''): readonly Uploaded[] {
  if (value === '' || value === null || value === undefined) return [];
  return isList(value) ? value : [value];
}

function isList<Uploaded>(value: readonly Uploaded[] | Uploaded): value is readonly Uploaded[] {
  return Array.isArray(value);
}
