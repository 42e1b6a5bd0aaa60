import { useLocation, useNavigate } from 'react-router-dom';
import { leave } from './navigationGuard.ts';

/** Goes back to the previous page, or to the parent page when the visit started here. */
export function useGoBack(above: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  // The router names a visit's first entry "default".
  return () => leave(() => void (key === 'default' ? navigate(above, { replace: true }) : navigate(-1)));
}
