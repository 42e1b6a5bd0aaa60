import { useLocation, useNavigate } from 'react-router-dom';
import { useGoBack } from './useGoBack.ts';

/**
 * The step of a page that has several, from 0. It is part of the browser's history, so going back leads to the step
 * before it. A page that was opened again may have forgotten what its steps had: it says to which one it can show.
 */
export function useStep(above: string): [number, (step: number) => void] {
  const location = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const goBack = useGoBack(above);
  const reached = typeof state === 'object' && state !== null && 'step' in state ? state.step : 0;
  const step = typeof reached === 'number' ? reached : 0;
  function move(to: number): void {
    if (to < step) goBack();
    else void navigate(location.pathname + location.search, { state: { step: to } });
  }
  return [step, move];
}
