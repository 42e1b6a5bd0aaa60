import { ShoppingCart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../primitives/index.ts';
import * as styles from './CartLink.css.ts';

export interface CartLinkProps {
  href: string;
  /** Pieces in the cart; 0 until known. */
  pieces: number;
}

/** Highest number shown; above it, a plus. */
const mostShown = 99;

/** Link to the cart with how much is in it; for a navigation bar. */
export function CartLink({ href, pieces }: CartLinkProps) {
  const { t } = useTranslation('mall/cart');
  return (
    <span className={styles.root}>
      <IconButton
        icon={ShoppingCart}
        label={pieces === 0 ? t('linkEmpty') : t('link', { count: pieces })}
        href={href}
      />
      {pieces > 0 && (
        <span aria-hidden="true" className={styles.count}>
          {pieces > mostShown ? `${mostShown}+` : pieces}
        </span>
      )}
    </span>
  );
}
