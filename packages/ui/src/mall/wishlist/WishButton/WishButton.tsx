import { Heart, HeartOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '../../../primitives/index.ts';

export interface WishButtonProps {
  wished: boolean;
  /** In words, where a product that is sold out could be ordered. */
  wide?: boolean;
  /** Its promise keeps the button busy until it settles. */
  onChange: (wished: boolean) => Promise<void>;
}

/** Puts a product on the wish list, or takes it off: an icon for a navigation bar, or a button. */
export function WishButton({ wished, wide = false, onChange }: WishButtonProps) {
  const { t } = useTranslation('mall/wishlist');
  if (wide) {
    return (
      <Button
        size="large"
        width="full"
        variant={wished ? 'soft' : 'solid'}
        icon={Heart}
        aria-pressed={wished}
        onPress={() => onChange(!wished)}
      >
        {t(wished ? 'waiting' : 'tellMe')}
      </Button>
    );
  }
  return (
    <IconButton
      icon={wished ? HeartOff : Heart}
      label={t(wished ? 'remove' : 'add')}
      onPress={() => onChange(!wished)}
    />
  );
}
