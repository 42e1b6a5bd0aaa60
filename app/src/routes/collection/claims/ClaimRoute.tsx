import { useClaims, useSubmitClaim } from '@mcy/api/collection/claims/hooks';
import { useParcel } from '@mcy/api/collection/parcels/hooks';
import { ClaimForm } from '@mcy/forms/collection/claims';
import { UploadProvider } from '@mcy/forms/uploads';
import { ClaimScreen } from '@mcy/ui/collection/claims';
import { useTranslation } from 'react-i18next';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useFormUpload } from '../../../platform/upload/useFormUpload.ts';
import { useFormAction } from '../../../platform/useFormAction.ts';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { useRouteParam } from '../../../platform/useRouteParam.ts';
import { parcelsRoutes } from '../parcels/routes.ts';

export function ClaimRoute() {
  const { t } = useTranslation('collection/claims');
  const parcel_id = useRouteParam('parcel_id', parcelsRoutes.logistics());
  const goBack = useGoBack(parcelsRoutes.logistics(parcel_id));
  const load = useLoad({ parcel: useParcel({ parcel_id }), claims: useClaims({ parcel_id }) });
  const upload = useFormUpload();
  const submit = useFormAction(useSubmitClaim({ suppressed: true }), { done: t('claim.sent'), leave: goBack });
  return (
    <ClaimScreen
      toys={mapLoad(load, ({ parcel, claims }) => {
        const reported = new Set(claims.rows.flatMap(({ items }) => items.map(({ item_id }) => item_id)));
        return parcel.claims_until === null ? [] : parcel.items.filter(({ item_id }) => !reported.has(item_id));
      })}
      form={(toys) => (
        <UploadProvider upload={upload}>
          <ClaimForm parcel_id={parcel_id} toys={toys} onSubmit={submit} />
        </UploadProvider>
      )}
      links={{ parcel: parcelsRoutes.logistics(parcel_id) }}
    />
  );
}
