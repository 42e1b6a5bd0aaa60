import { useIdentity, useSubmitIdentity } from '@mcy/api/account/identity/hooks';
import { useUser } from '@mcy/api/account/profile/hooks';
import { IdentityForm } from '@mcy/forms/account/identity';
import { UploadProvider } from '@mcy/forms/uploads';
import { IdentityScreen } from '@mcy/ui/account/identity';
import { useNavigate } from 'react-router-dom';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useStore } from '../../../platform/createStore.ts';
import { useSession } from '../../../platform/session.ts';
import { useFormAction } from '../../../platform/useFormAction.ts';
import { useFormUpload } from '../../../platform/upload/useFormUpload.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { checkInRoutes } from '../checkIn/routes.ts';
import { identityRoutes } from './routes.ts';
import { profileRoutes } from '../profile/routes.ts';
import { dropIdentityDraft, identityDraft } from './identityDraft.ts';
import { untilThenLinks } from './untilThenLinks.ts';
import { useAppDownload } from './useAppDownload.ts';

export function IdentityVerificationRoute() {
  const navigate = useNavigate();
  const load = useLoad({ identity: useIdentity({}), user: useUser({}) });
  const user_id = useSession()?.user.id ?? '';
  const kept = useStore(identityDraft);
  // Another user's draft is not shown.
  const draft = kept?.user_id === user_id ? kept : null;
  const upload = useFormUpload();
  const submit = useFormAction(useSubmitIdentity({ suppressed: true }), { onDone: dropIdentityDraft });
  const face = draft?.face ?? null;
  return (
    <IdentityScreen
      review={mapLoad(load, ({ identity }) => identity.review)}
      download={useAppDownload()}
      fillingIn={draft !== null}
      form={
        load.status === 'loaded' && (
          <UploadProvider upload={upload}>
            <IdentityForm
              birthday={load.data.user.birthday}
              typed={draft === null ? undefined : { ...draft.values, ...(face && { face_file: face.file_id }) }}
              face={face?.url ?? null}
              onTakeFace={(values) => {
                identityDraft.write({ user_id, values, face });
                void navigate(identityRoutes.faceCheck);
              }}
              onSubmit={submit}
            />
          </UploadProvider>
        )
      }
      links={{ mine: profileRoutes.mine, checkIn: checkInRoutes.checkIn, ...untilThenLinks }}
    />
  );
}
