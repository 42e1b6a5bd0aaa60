import { useLocation, useNavigate } from 'react-router-dom';
import { useGoBack } from '../../../platform/useGoBack.ts';
import { entryRoutes } from './routes.ts';

/** The step of the registration, from 0. It is part of the browser's history, so going back leads to the previous step. */
export function useRegistrationStep(): [number, (step: number) => void] {
  const location = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const goBack = useGoBack(entryRoutes.register());
  const step = typeof state === 'object' && state !== null && 'step' in state && state.step === 1 ? 1 : 0;
  function move(to: number): void {
    if (to < step) goBack();
    else void navigate(location.pathname + location.search, { state: { step: to } });
  }
  return [step, move];
}
