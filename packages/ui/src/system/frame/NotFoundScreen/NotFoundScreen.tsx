import { MapPinOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState, NavBar } from '../../../patterns/index.ts';
import { WaysOn } from '../WaysOn/WaysOn.tsx';

export interface NotFoundScreenProps {
  links: { home: string; boxes: string };
}

/** Shown for an unknown address. */
export function NotFoundScreen({ links }: NotFoundScreenProps) {
  const { t } = useTranslation('system/frame');
  return (
    <>
      <NavBar title={t('notFound.title')} />
      <EmptyState
        icon={MapPinOff}
        title={t('notFound.lead')}
        text={t('notFound.text')}
        action={<WaysOn links={links} />}
      />
    </>
  );
}
