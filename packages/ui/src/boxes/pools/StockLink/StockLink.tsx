import { Warehouse } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ListRow } from '../../../patterns/index.ts';
import { Icon, Surface } from '../../../primitives/index.ts';

export interface StockLinkProps {
  /** The page with the units that the warehouse holds for the box. */
  href: string;
}

/** Says that each prize has a toy in the warehouse, and leads to the counts. */
export function StockLink({ href }: StockLinkProps) {
  const { t } = useTranslation('boxes/pools');
  return (
    <Surface space="none" radius="standard">
      <ListRow leading={<Icon icon={Warehouse} tone="accent" />} title={t('inStock')} href={href} />
    </Surface>
  );
}
