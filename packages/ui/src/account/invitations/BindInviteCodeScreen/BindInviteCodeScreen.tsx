import type { Invitation } from '@mcy/api/account/invitations/contract';
import { CalendarX2, Lock, UserRoundCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, useLoadTexts, useLocale } from '../../../i18n/index.ts';
import { EmptyState, type Load, LoadView, NavBar, Notice } from '../../../patterns/index.ts';
import {
  Avatar,
  Button,
  Grid,
  Heading,
  Icon,
  Inline,
  Inset,
  Link,
  Stack,
  Surface,
  Text,
} from '../../../primitives/index.ts';
import { BindInviteCodeSkeleton } from './BindInviteCodeSkeleton.tsx';

export interface BindInviteCodeScreenProps {
  invitation: Load<Invitation>;
  /** `BindInviteCodeForm` of `@mcy/forms/account`. */
  form: ReactNode;
  links: { profile: string };
}

/** Link invite code: the inviter's code, once and within 30 days of registering (user/bind_code). */
export function BindInviteCodeScreen({ invitation, form, links }: BindInviteCodeScreenProps) {
  const { t } = useTranslation('account/invitations');
  const { t: shell } = useTranslation('shell');
  const locale = useLocale();
  return (
    <>
      <NavBar title={t('bindCode.title')} back={{ label: shell('back'), href: links.profile }} />
      <Inset space={{ phone: 'medium', tablet: 'large' }}>
        <LoadView {...useLoadTexts()} load={invitation} skeleton={<BindInviteCodeSkeleton />}>
          {({ inviter, bind_until, open }) => {
            if (inviter !== null) return <Inviter inviter={inviter} />;
            if (open) {
              return (
                <Grid columns={{ phone: 1, desktop: 2 }} space="large" align="start">
                  <Surface space={{ phone: 'medium', tablet: 'large' }}>
                    <Stack space="large">
                      <Stack space="xxsmall">
                        <Heading level={2}>{t('bindCode.heading')}</Heading>
                        <Text tone="secondary">{t('bindCode.lead')}</Text>
                      </Stack>
                      {form}
                    </Stack>
                  </Surface>
                  <Notice tone="accent">
                    <Text>{t('bindCode.until', { date: formatDate(bind_until, locale) })}</Text>
                  </Notice>
                </Grid>
              );
            }
            return (
              <EmptyState
                icon={CalendarX2}
                title={t('bindCode.late.title')}
                text={t('bindCode.late.body')}
                action={
                  <Button asChild>
                    <Link href={links.profile}>{t('bindCode.late.action')}</Link>
                  </Button>
                }
              />
            );
          }}
        </LoadView>
      </Inset>
    </>
  );
}

function Inviter({ inviter }: { inviter: NonNullable<Invitation['inviter']> }) {
  const { t } = useTranslation('account/invitations');
  const locale = useLocale();
  return (
    <Surface variant="stage">
      <Stack space="large" align="center">
        <Avatar name={inviter.nickname} src={inviter.avatar} size="large" />
        <Stack space="xxsmall" align="center" role="status">
          <Text tone="secondary" align="center">
            {t('bindCode.invitedBy')}
          </Text>
          <Heading level={2} size="xlarge" align="center">
            {inviter.nickname}
          </Heading>
        </Stack>
        <Stack space="xsmall">
          <Inline space="xsmall" wrap={false}>
            <Icon icon={UserRoundCheck} tone="positive" />
            <Text inline size="small" tone="secondary">
              {t('bindCode.boundAt', { date: formatDate(inviter.bound_at, locale) })}
            </Text>
          </Inline>
          <Inline space="xsmall" wrap={false}>
            <Icon icon={Lock} tone="muted" />
            <Text inline size="small" tone="secondary">
              {t('bindCode.settled')}
            </Text>
          </Inline>
        </Stack>
      </Stack>
    </Surface>
  );
}
