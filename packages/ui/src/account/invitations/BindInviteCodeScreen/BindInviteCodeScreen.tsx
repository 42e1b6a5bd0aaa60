import type { Invitation } from '@mcy/api/account/invitations/contract';
import { CalendarX2, Lock, Ticket, UserRoundCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, useLocale, useScreenTexts } from '../../../i18n/index.ts';
import { IconNotes, type Load, Notice, Screen } from '../../../patterns/index.ts';
import { Avatar, Button, Heading, Link, Stack, Surface, Text } from '../../../primitives/index.ts';

export interface BindInviteCodeScreenProps {
  invitation: Load<Invitation>;
  /** `BindInviteCodeForm` of `@mcy/forms/account`. */
  form: ReactNode;
  links: { profile: string; coupons: string };
}

/** Link invite code: the inviter's code, once and within 30 days of registering (user/bind_code). */
export function BindInviteCodeScreen({ invitation, form, links }: BindInviteCodeScreenProps) {
  const { t } = useTranslation('account/invitations');
  const locale = useLocale();
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('bindCode.title')}
      back={links.profile}
      layout="halves"
      load={invitation}
      shape={[{ form: 2 }, { list: 1 }]}
      empty={({ inviter, open }) =>
        inviter !== null || open
          ? null
          : {
              icon: CalendarX2,
              title: t('bindCode.late.title'),
              text: t('bindCode.late.body'),
              next: { label: t('bindCode.late.action'), href: links.profile },
            }
      }
    >
      {({ inviter, bind_until }) =>
        inviter !== null ? (
          <Inviter inviter={inviter} couponsHref={links.coupons} />
        ) : (
          <>
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
              <Text>{t('bindCode.gift')}</Text>
              <Text>{t('bindCode.until', { date: formatDate(bind_until, locale) })}</Text>
            </Notice>
          </>
        )
      }
    </Screen>
  );
}

function Inviter({ inviter, couponsHref }: { inviter: NonNullable<Invitation['inviter']>; couponsHref: string }) {
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
        <IconNotes
          notes={[
            { icon: UserRoundCheck, text: t('bindCode.boundAt', { date: formatDate(inviter.bound_at, locale) }) },
            { icon: Lock, text: t('bindCode.settled') },
          ]}
        />
        <Button asChild variant="soft" icon={Ticket}>
          <Link href={couponsHref}>{t('bindCode.coupon')}</Link>
        </Button>
      </Stack>
    </Surface>
  );
}
