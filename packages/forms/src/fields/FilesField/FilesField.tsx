import type { UploadPurpose } from '@mcy/api/contract';
import { publicFileAddress, uploadRules } from '@mcy/api/system/uploads/contract';
import { useUploads } from '../../uploads/UploadProvider.tsx';
import type { FieldProps } from '../FieldProps.ts';
import { UploadField } from '../UploadField/UploadField.tsx';

const album = 9;

/** Pictures or a video for one purpose, whose value is the id of the file, or the ids of several. Sends them by the `UploadProvider` around the form. */
export function FilesField({ name, label, hint, upload: purpose, many = false, maxFiles = album }: FieldProps) {
  const { upload: send, origin } = useUploads();
  const meant = requirePurpose(name, purpose);
  const { kind, largest, visibility } = uploadRules[meant];
  return (
    <UploadField<string>
      name={name}
      label={label}
      {...(hint !== undefined && { hint })}
      alone={!many}
      accept={kind === 'video' ? 'video' : 'pictures'}
      shape={meant === 'background' ? 'banner' : 'square'}
      limits={{ maxCount: many ? maxFiles : 1, maxPictureBytes: largest, maxVideoBytes: largest }}
      upload={(file, options) => send(file, { purpose: meant, ...options })}
      previewOf={(file_id) => ({
        name: label,
        kind,
        // A private file has no address that stays; what was just chosen is shown from the device.
        src: visibility === 'public' ? origin + publicFileAddress(file_id, meant) : null,
      })}
    />
  );
}

/** What the files are for. A field that does not say it cannot be shown: that is a fault of the contract. */
function requirePurpose(name: string, purpose: UploadPurpose | undefined): UploadPurpose {
  if (!purpose)
    throw new Error(`The field "${name}" does not say what its files are for: write \`upload\` in the contract.`);
  return purpose;
}
