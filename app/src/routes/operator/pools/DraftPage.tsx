import type { ShopPoolDetail } from '@mcy/api/operator/pools/contract';
import { usePoolParts, useSaveShopPool } from '@mcy/api/operator/pools/hooks';
import { DraftForm } from '@mcy/forms/operator/pools';
import { UploadProvider } from '@mcy/forms/uploads';
import { DraftScreen } from '@mcy/ui/operator/pools';
import type { Load } from '@mcy/ui/patterns';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { useFormUpload } from '../../../platform/upload/useFormUpload.ts';
import { useFormAction } from '../../../platform/useFormAction.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { operatorPoolsRoutes } from './routes.ts';

interface DraftPageProps {
  /** Null for a new one. */
  pool: Load<ShopPoolDetail> | null;
  back: string;
}

/** What a pool is: a new draft, or one that is changed. */
export function DraftPage({ pool, back }: DraftPageProps) {
  const { t } = useTranslation('operator/pools');
  const navigate = useNavigate();
  const upload = useFormUpload();
  const parts = useLoad({ parts: usePoolParts({}) });
  const save = useFormAction(useSaveShopPool({ suppressed: true }), {
    done: t('saved'),
    onDone: ({ pool_id }) => void navigate(operatorPoolsRoutes.shopPool(pool_id), { replace: true }),
  });
  const form = (detail: ShopPoolDetail | null) =>
    mapLoad(parts, (known) => (
      <UploadProvider upload={upload}>
        <DraftForm parts={known.parts} pool={detail} onSubmit={save} />
      </UploadProvider>
    ));
  return (
    <DraftScreen
      form={pool === null ? form(null) : pool.status === 'loaded' ? form(pool.data) : pool}
      changes={pool !== null}
      links={{ back }}
    />
  );
}
