import type { UploaderTexts, UploadKind } from '@mcy/ui/patterns';
import { useTranslation } from 'react-i18next';

const megabyte = 1024 * 1024;

/** Texts of an Uploader for the files it takes. */
export function useUploaderTexts(accept: UploadKind): UploaderTexts {
  const { t } = useTranslation(['forms', 'shell']);
  const choose = {
    pictures: t('upload.choosePictures'),
    video: t('upload.chooseVideo'),
    both: t('upload.chooseBoth'),
  };
  return {
    choose: choose[accept],
    drop: t('upload.drop'),
    states: {
      waiting: t('upload.waiting'),
      uploading: t('upload.uploading'),
      failed: t('upload.failed'),
      done: t('upload.done'),
    },
    retry: t('shell:retry'),
    cancel: (name) => t('upload.cancel', { name }),
    remove: (name) => t('upload.remove', { name }),
    moveEarlier: (name) => t('upload.moveEarlier', { name }),
    moveLater: (name) => t('upload.moveLater', { name }),
    cover: t('upload.cover'),
    progress: (done, count) => t('upload.progress', { done, count }),
    refused: ({ name, reason, limit }) => {
      switch (reason) {
        case 'type':
          return {
            pictures: t('upload.onlyPictures', { name }),
            video: t('upload.onlyVideo', { name }),
            both: t('upload.onlyBoth', { name }),
          }[accept];
        case 'tooLarge':
          return t('upload.tooLarge', { name, limit: Math.floor(limit / megabyte) });
        default:
          return t(`upload.${reason}`, { name, limit });
      }
    },
  };
}
