import type { UploadPurpose } from '@mcy/api/contract';
import { publicFileAddress } from '@mcy/api/system/uploads/contract';
import { useUploads } from '../../uploads/UploadProvider.tsx';
import type { FieldProps } from '../FieldProps.ts';
import { UploadField } from '../UploadField/UploadField.tsx';

const album = 9;

/**
 * Pictures or a video for one purpose; the value is a file id, or an array of ids. Needs an `UploadProvider` around the
 * form.
 */
export function FilesField({ name, label, hint, upload: purpose, many = false, maxFiles = album }: FieldProps) {
  const { upload: send, origin } = useUploads();
  const meant = requirePurpose(name, purpose);
  const { kind, largest, visibility } = meant;
  return (
    <UploadField<string>
      name={name}
      label={label}
      {...(hint !== undefined && { hint })}
      alone={!many}
      accept={kind === 'video' ? 'video' : 'pictures'}
      shape={isWide(meant) ? 'banner' : 'square'}
      limits={{ maxCount: many ? maxFiles : 1, maxPictureBytes: largest, maxVideoBytes: largest }}
      upload={(file, options) => send(file, { purpose: meant, ...options })}
      previewOf={(file_id) => ({
        name: label,
        kind,
        // A private file has no permanent URL; show a new one from the device.
        src: visibility === 'public' ? origin + publicFileAddress(file_id, kind) : null,
      })}
    />
  );
}

function isWide(purpose: UploadPurpose): boolean {
  return purpose.kind === 'picture' && 'width' in purpose.size && purpose.size.width > purpose.size.height;
}

/** Purpose of the files. Throws when the contract does not give one. */
function requirePurpose(name: string, purpose: UploadPurpose | undefined): UploadPurpose {
  if (!purpose) throw new Error(`The field "${name}" has no upload purpose: write \`upload\` in the contract.`);
  return purpose;
}
