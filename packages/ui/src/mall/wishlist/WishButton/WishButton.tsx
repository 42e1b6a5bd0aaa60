import { Heart, HeartOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../primitives/index.ts';

export interface WishButtonProps {
  wished: boolean;
  /** Its promise keeps the button busy until it settles. */
  onChange: (wished: boolean) => Promise<void>;
}

/** Puts a product on the wish list, or takes it off; for a navigation bar. */
export function WishButton({ wished, onChange }: WishButtonProps) {
  const { t } = useTranslation('mall/wishlist');
  return (
    <IconButton
      icon={wished ? HeartOff : Heart}
      label={t(wished ? 'remove' : 'add')}
      onPress={() => onChange(!wished)}
    />
  );
}
