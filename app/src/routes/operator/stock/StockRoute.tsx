import { useStock } from '@mcy/api/operator/stock/hooks';
import { StockScreen } from '@mcy/ui/operator/stock';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { deskRoutes } from '../desk/routes.ts';
import { operatorStockRoutes } from './routes.ts';

export function StockRoute() {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const [q, setQ] = useState('');
  const shown = parameters.get('shown') === 'all' ? 'all' : 'low';
  const all = operatorStockRoutes.stock('all');
  return (
    <StockScreen
      stock={usePagedLoad(useStock({ shown, ...(q !== '' && { q }) }))}
      shown={shown}
      q={q}
      onShow={(chosen) => void navigate(chosen === 'all' ? all : operatorStockRoutes.stock(), { replace: true })}
      onSearch={setQ}
      links={{ desk: deskRoutes.desk, all, toy: operatorStockRoutes.toyStock }}
    />
  );
}
