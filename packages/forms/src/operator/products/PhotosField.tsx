import { publicFileAddress } from '@mcy/api/system/uploads/contract';
import type { FieldProps } from '../../fields/FieldProps.ts';
import { UploadField } from '../../fields/UploadField/UploadField.tsx';
import { useUploads } from '../../uploads/UploadProvider.tsx';

/**
 * Files that are there already, by their address, and those that are uploaded now, by their id. Throws without an upload
 * purpose.
 */
export function PhotosField({ name, label, hint, upload: purpose, many = false, maxFiles = 1 }: FieldProps) {
  const { upload: send, origin } = useUploads();
  if (!purpose) throw new Error(`The field "${name}" has no upload purpose: write \`upload\` in the contract.`);
  const { kind, largest } = purpose;
  return (
    <UploadField<string>
      name={name}
      label={label}
      {...(hint !== undefined && { hint })}
      alone={!many}
      accept={kind === 'video' ? 'video' : 'pictures'}
      limits={{ maxCount: many ? maxFiles : 1, maxPictureBytes: largest, maxVideoBytes: largest }}
      upload={(file, options) => send(file, { purpose, ...options })}
      previewOf={(file) => ({
        name: label,
        kind,
        src: origin + (file.startsWith('/') ? file : publicFileAddress(file, kind)),
      })}
    />
  );
}
