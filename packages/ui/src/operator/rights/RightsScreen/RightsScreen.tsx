import type { Operator } from '@mcy/api/operator/rights/contract';
import { type Right, rights } from '@mcy/api/operator/rights/words';
import { CircleCheck, CircleDashed, UserCog } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreenTexts } from '../../../i18n/index.ts';
import { type PagedLoad, Screen, ScreenList } from '../../../patterns/index.ts';
import {
  Avatar,
  Badge,
  Button,
  Heading,
  Icon,
  Inline,
  Sheet,
  Stack,
  Surface,
  Text,
} from '../../../primitives/index.ts';
import * as styles from './RightsScreen.css.ts';

/** A right to grant an operator or to take back. */
export interface RightChange {
  operator: Operator;
  right: Right;
  granted: boolean;
}

export interface RightsScreenProps {
  operators: PagedLoad<Operator>;
  /** The change whose reason is asked; null when nothing is chosen. */
  change: RightChange | null;
  onChooseChange: (change: RightChange | null) => void;
  /** `RightForm` of `@mcy/forms/operator/rights`. */
  form: (change: RightChange) => ReactNode;
  links: { desk: string };
}

/** Operator: who may work on what; rights are granted and taken back with a reason (operator/rights). */
export function RightsScreen({ operators, change, onChooseChange, form, links }: RightsScreenProps) {
  const { t } = useTranslation('operator/rights');
  return (
    <Screen texts={useScreenTexts()} title={t('title')} back={links.desk} layout="full">
      <Stack>
        <Text tone="secondary">{t('lead')}</Text>
        <ScreenList
          load={operators}
          shape="cards"
          layout="pairs"
          label={t('list')}
          rowKey={({ user_id }) => user_id}
          empty={{ icon: UserCog, title: t('empty.title'), text: t('empty.body') }}
        >
          {(operator) => <OperatorCard operator={operator} onChooseChange={onChooseChange} />}
        </ScreenList>
      </Stack>
      <Sheet.Root open={change !== null} onOpenChange={(open) => !open && onChooseChange(null)}>
        {change && (
          <Sheet.Content closeLabel={t('close')}>
            <Sheet.Title>{nameOf(change, t)}</Sheet.Title>
            {form(change)}
          </Sheet.Content>
        )}
      </Sheet.Root>
    </Screen>
  );
}

type Translate = ReturnType<typeof useTranslation<'operator/rights'>>['t'];

function nameOf({ operator, right, granted }: RightChange, t: Translate): string {
  return t(granted ? 'revokeNamed' : 'grantNamed', { name: operator.nickname, right: t(`names.${right}`) });
}

function OperatorCard({
  operator,
  onChooseChange,
}: Pick<RightsScreenProps, 'onChooseChange'> & { operator: Operator }) {
  const { t } = useTranslation('operator/rights');
  const { nickname, avatar, rights: held, asked, self } = operator;
  return (
    <Surface>
      <Stack space="medium">
        <Inline space="small">
          <Avatar name={nickname} src={avatar} />
          <Heading level={2} size="standard">
            {nickname}
          </Heading>
          {self && <Badge size="small">{t('self')}</Badge>}
        </Inline>
        {self && (
          <Text size="small" tone="secondary">
            {t('ownNote')}
          </Text>
        )}
        <ul className={styles.rights}>
          {rights.map((right) => {
            const granted = held.includes(right);
            const change = { operator, right, granted };
            return (
              <li key={right} className={styles.right}>
                <Inline space="small">
                  <Icon icon={granted ? CircleCheck : CircleDashed} tone={granted ? 'positive' : 'muted'} />
                  <Text inline weight={granted ? 'medium' : 'regular'} tone={granted ? 'primary' : 'secondary'}>
                    {t(`names.${right}`)}
                  </Text>
                  {asked.includes(right) && (
                    <Badge size="small" tone="caution">
                      {t('asked')}
                    </Badge>
                  )}
                </Inline>
                {!self && !asked.includes(right) && (
                  <Button
                    size="small"
                    variant={granted ? 'ghost' : 'soft'}
                    tone={granted ? 'neutral' : 'accent'}
                    aria-label={nameOf(change, t)}
                    onPress={() => onChooseChange(change)}
                  >
                    {t(granted ? 'revoke' : 'grant')}
                  </Button>
                )}
                {self && granted && (
                  <Badge size="small" tone="positive">
                    {t('held')}
                  </Badge>
                )}
              </li>
            );
          })}
        </ul>
      </Stack>
    </Surface>
  );
}
