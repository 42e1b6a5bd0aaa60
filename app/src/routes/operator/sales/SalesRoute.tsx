import { useReadSalesFile, useSales } from '@mcy/api/operator/sales/hooks';
import { salesPeriods } from '@mcy/api/operator/sales/words';
import { SalesScreen } from '@mcy/ui/operator/sales';
import { useSearchParams } from 'react-router-dom';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { saveText } from '../../../platform/saveText.ts';
import { useAction } from '../../../platform/useAction.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { catalogueRoutes } from '../../mall/catalogue/routes.ts';
import { deskRoutes } from '../desk/routes.ts';
import { shopOrdersRoutes } from '../orders/routes.ts';
import { salesRoutes } from './routes.ts';

export function SalesRoute() {
  const [parameters, setParameters] = useSearchParams();
  const period = salesPeriods.find((name) => name === parameters.get('period')) ?? 'month';
  const load = useLoad({ sales: useSales({ period }) });
  const download = useAction(useReadSalesFile(), { onDone: ({ name, csv }) => saveText(name, csv, 'text/csv') });
  return (
    <SalesScreen
      sales={mapLoad(load, ({ sales }) => sales)}
      period={period}
      onChoosePeriod={(chosen) => setParameters(chosen === 'month' ? {} : { period: chosen }, { replace: true })}
      onDownload={() => download({ period })}
      links={{
        desk: deskRoutes.desk,
        product: catalogueRoutes.product,
        longest: salesRoutes.sales('quarter'),
        orders: shopOrdersRoutes.shopOrders,
      }}
    />
  );
}
