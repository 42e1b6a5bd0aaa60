import { useLocation, useNavigate } from 'react-router-dom';
import { leave } from './navigationGuard.ts';

/** Back to the page before; for somebody who came straight here, to the page above. */
export function useGoBack(above: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  // The router names the entry that a visit begins with "default".
  return () => leave(() => void (key === 'default' ? navigate(above, { replace: true }) : navigate(-1)));
}
