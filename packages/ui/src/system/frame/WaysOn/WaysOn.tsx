import { useTranslation } from 'react-i18next';
import { Button, Inline, Link } from '../../../primitives/index.ts';

export interface WaysOnProps {
  links: { home: string; boxes: string };
}

/** Links from a dead end. */
export function WaysOn({ links }: WaysOnProps) {
  const { t } = useTranslation('system/frame');
  return (
    <Inline space="small" align="center">
      <Button asChild>
        <Link href={links.home}>{t('toHome')}</Link>
      </Button>
      <Button asChild variant="soft" tone="neutral">
        <Link href={links.boxes}>{t('toBoxes')}</Link>
      </Button>
    </Inline>
  );
}
