import { createContext, use } from 'react';

export interface ToastMessage {
  message: string;
  tone?: 'neutral' | 'positive' | 'caution' | 'critical';
  /** In ms. */
  duration?: number;
}

type ShowToast = (toast: ToastMessage) => void;

/** Set by ToastProvider. */
export const ToastContext = createContext<ShowToast | null>(null);

/** Shows a message that needs no answer: `showToast({ message, tone: 'positive' })`. */
export function useToast(): ShowToast {
  const showToast = use(ToastContext);
  if (!showToast) {
    throw new Error('useToast found no ToastProvider, so the message would not be shown: put one around the app.');
  }
  return showToast;
}
