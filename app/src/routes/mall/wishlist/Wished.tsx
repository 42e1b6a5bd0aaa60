import { useChangeWish, useWish } from '@mcy/api/mall/wishlist/hooks';
import { WishButton } from '@mcy/ui/mall/wishlist';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../platform/session.ts';
import { useAction } from '../../../platform/useAction.ts';
import { entryRoutes } from '../../account/entry/routes.ts';
import { catalogueRoutes } from '../catalogue/routes.ts';

/** Whether a product is on the wish list; a guest signs in first and comes back. */
export function Wished({ product_id, wide = false }: { product_id: string; wide?: boolean }) {
  const { t } = useTranslation('mall/wishlist');
  const navigate = useNavigate();
  const signedIn = useSession() !== null;
  const wish = useWish({ product_id });
  const change = useAction(useChangeWish(), { done: ({ wished }) => (wished ? t('added') : null) });
  return (
    <WishButton
      wished={wish.data?.wished ?? false}
      wide={wide}
      onChange={async (wished) => {
        if (signedIn) await change({ product_id, wished });
        else await navigate(entryRoutes.signIn(catalogueRoutes.product(product_id)));
      }}
    />
  );
}
