import { giftByLink, giftToFriend } from '@mcy/api/collection/gifts/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SchemaForm } from '../../SchemaForm/SchemaForm.tsx';

/** What a giver types: `to` is missing in a gift by link. */
export interface TypedGift {
  to?: string | undefined;
  message?: string | undefined;
}

export interface GiftFormProps {
  way: 'friend' | 'link';
  /** Input from before the giver looked at the preview or another way. */
  typed: TypedGift;
  onTyped: (typed: TypedGift) => void;
  /** Rejects when the friend does not exist. */
  onSubmit: (typed: TypedGift) => Promise<void>;
}

/** The friend and the message of a gift. */
export function GiftForm({ way, typed, onTyped, onSubmit }: GiftFormProps) {
  const { t } = useTranslation('collection/gifts');
  const toFriend = useMemo(() => giftToFriend(), []);
  const byLink = useMemo(() => giftByLink(), []);
  const rest = { submitLabel: t('give.preview'), onSubmit };
  return way === 'friend' ? (
    <SchemaForm
      key="friend"
      call={toFriend}
      typed={{ to: typed.to ?? '', message: typed.message }}
      onTyped={onTyped}
      {...rest}
    />
  ) : (
    <SchemaForm
      key="link"
      call={byLink}
      typed={{ message: typed.message }}
      onTyped={({ message }) => onTyped({ to: typed.to, message })}
      {...rest}
    />
  );
}
