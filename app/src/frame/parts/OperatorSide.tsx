import { useUser } from '@mcy/api/account/profile/hooks';
import { OperatorNav } from '@mcy/ui/operator/desk';
import { useLocation } from 'react-router-dom';
import { homeRoutes } from '../../routes/content/home/routes.ts';
import { deskRoutes } from '../../routes/operator/desk/routes.ts';
import { loadOperatorScreens } from '../../routes/loadOperatorScreens.ts';
import { useOperatorScreens } from '../../routes/operator/desk/useOperatorScreens.tsx';

/** With the texts of every screen that it lists. */
export const loadOperatorSide = () => loadOperatorScreens().then(() => OperatorSide);

/** The operators' navigation; nothing for other users: the page itself refuses them. */
function OperatorSide() {
  const { data: user } = useUser({});
  return user?.roles.includes('operator') ? <Navigation /> : null;
}

function Navigation() {
  const { pathname } = useLocation();
  return (
    <OperatorNav
      screens={useOperatorScreens()}
      atDesk={pathname === deskRoutes.desk}
      links={{ desk: deskRoutes.desk, shop: homeRoutes.home }}
    />
  );
}
