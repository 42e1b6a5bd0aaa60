import { ApiError, uploadReactionTo } from '@mcy/api/client';
import { useUpload } from '@mcy/api/system/uploads/hooks';
import type { SendFile } from '@mcy/forms/uploads';
import { useTranslation } from 'react-i18next';
import { announce } from '../announcements.ts';
import { useFailureMessage } from '../useFailureMessage.ts';

/**
 * Uploads the files of a form. A failure shows a toast by the error catalog (spec §8), and the server's message
 * beside the file.
 */
export function useFormUpload(): SendFile {
  const { t } = useTranslation('forms');
  const upload = useUpload();
  const messageOf = useFailureMessage();
  return async (file, options) => {
    try {
      const { file_id } = await upload(file, options);
      return file_id;
    } catch (error) {
      if (options.signal.aborted) throw error;
      const reaction = uploadReactionTo(error);
      const message = t(reaction === 'loginExpired' ? 'upload.loginExpired' : 'upload.failed');
      announce({ kind: 'toast', tone: 'critical', message });
      throw error instanceof ApiError ? error : new Error(messageOf(error), { cause: error });
    }
  };
}
