import type { Right } from '@mcy/api/contract';
import { useOwnRights } from '@mcy/api/operator/rights/hooks';
import { useUser } from '@mcy/api/account/profile/hooks';
import { EmptyState, NavBar } from '@mcy/ui/patterns';
import { Button, Inline, Link } from '@mcy/ui/primitives';
import { ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { profileRoutes } from '../routes/account/profile/routes.ts';
import { homeRoutes } from '../routes/content/home/routes.ts';
import type { RouteRole } from '../routes/defineRoutes.ts';
import { deskRoutes } from '../routes/operator/desk/routes.ts';
import { sellersRoutes } from '../routes/market/sellers/routes.ts';
import { PageTitle } from '../platform/PageTitle.tsx';
import { RouteWait } from '../platform/RouteWait.tsx';
import { useGoBack } from '../platform/useGoBack.ts';

export interface RoleCheckProps {
  role: Exclude<RouteRole, 'guest' | 'user'>;
  /** Of an operator's page. */
  right?: Right | undefined;
  children?: ReactNode;
}

/** Shows a page to users who have its role. The server checks each call by itself: this only saves a page of refusals. */
export function RoleCheck({ role, right, children }: RoleCheckProps) {
  const { data: user, isPending } = useUser({});
  if (isPending) return <RouteWait />;
  // Where the roles cannot be read, the page says what its own calls met.
  if (user !== undefined && !user.roles.includes(role)) return <RoleMissing role={role} />;
  return right === undefined ? children : <RightCheck right={right}>{children}</RightCheck>;
}

function RightCheck({ right, children }: { right: Right; children?: ReactNode }) {
  const { data, isPending } = useOwnRights({});
  if (isPending) return <RouteWait />;
  return data === undefined || data.rights.includes(right) ? children : <RightMissing right={right} />;
}

function RightMissing({ right }: { right: Right }) {
  const { t } = useTranslation(['operator/rights', 'system/frame', 'shell']);
  const goBack = useGoBack(profileRoutes.mine);
  return (
    <>
      <PageTitle>{t('system/frame:roleMissing.title')}</PageTitle>
      <NavBar title={t('system/frame:roleMissing.title')} back={{ label: t('shell:back'), onGoBack: goBack }} />
      <EmptyState
        icon={ShieldX}
        title={t('missing.title', { right: t(`names.${right}`) })}
        text={t('missing.text')}
        action={
          <Button asChild>
            <Link href={deskRoutes.desk}>{t('missing.desk')}</Link>
          </Button>
        }
      />
    </>
  );
}

function RoleMissing({ role }: Pick<RoleCheckProps, 'role'>) {
  const { t } = useTranslation(['system/frame', 'shell']);
  const goBack = useGoBack(profileRoutes.mine);
  return (
    <>
      <PageTitle>{t('roleMissing.title')}</PageTitle>
      <NavBar title={t('roleMissing.title')} back={{ label: t('shell:back'), onGoBack: goBack }} />
      <EmptyState
        icon={ShieldX}
        title={t(`roleMissing.lead.${role}`)}
        text={t(`roleMissing.text.${role}`)}
        action={
          <Inline space="small" align="center">
            {role === 'seller' && (
              <Button asChild>
                <Link href={sellersRoutes.sellerRegistration}>{t('roleMissing.becomeSeller')}</Link>
              </Button>
            )}
            <Button
              asChild
              variant={role === 'seller' ? 'soft' : 'solid'}
              tone={role === 'seller' ? 'neutral' : 'accent'}
            >
              <Link href={homeRoutes.home}>{t('toHome')}</Link>
            </Button>
          </Inline>
        }
      />
    </>
  );
}
