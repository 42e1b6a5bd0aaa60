import { identityUpload } from '@mcy/api/account/identity/contract';
import { FaceCheckScreen } from '@mcy/ui/account/identity';
import { useSession } from '../../../platform/session.ts';
import { useFormUpload } from '../../../platform/upload/useFormUpload.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { identityRoutes } from './routes.ts';
import { dropIdentityDraft, identityDraft } from './identityDraft.ts';
import { untilThenLinks } from './untilThenLinks.ts';
import { useAppDownload } from './useAppDownload.ts';

export function FaceCheckRoute() {
  const goBack = useGoBack(identityRoutes.identity);
  const upload = useFormUpload();
  const user_id = useSession()?.user.id ?? '';

  async function keepPhoto(photo: Blob): Promise<void> {
    const file = new File([photo], 'face.jpg', { type: photo.type });
    const { signal } = new AbortController();
    const file_id = await upload(file, { purpose: identityUpload, signal, onProgress: () => {} });
    const kept = identityDraft.read();
    const values = kept?.user_id === user_id ? kept.values : {};
    dropIdentityDraft();
    identityDraft.write({ user_id, values, face: { file_id, url: URL.createObjectURL(photo) } });
    goBack();
  }

  return (
    <FaceCheckScreen download={useAppDownload()} onUsePhoto={keepPhoto} onGoBack={goBack} links={untilThenLinks} />
  );
}
