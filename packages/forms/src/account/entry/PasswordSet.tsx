import { Button, Heading, Icon, Link, Stack, Text } from '@mcy/ui/primitives';
import { ShieldCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';

interface PasswordSetProps {
  title: string;
  body: string;
  next: { label: string; href: string };
}

/** Replaces the form once the password is set. */
export function PasswordSet({ title, body, next }: PasswordSetProps) {
  const way = useRef<HTMLAnchorElement>(null);
  // The clicked button is gone with the form: move focus here.
  useEffect(() => way.current?.focus({ preventScroll: true }), []);
  return (
    <Stack space="large" align="center">
      <Stack space="medium" align="center" role="status">
        <Icon icon={ShieldCheck} size="large" tone="positive" />
        <Stack space="xxsmall" align="center">
          <Heading level={2}>{title}</Heading>
          <Text tone="secondary" align="center">
            {body}
          </Text>
        </Stack>
      </Stack>
      <Button asChild size="large">
        <Link ref={way} href={next.href}>
          {next.label}
        </Link>
      </Button>
    </Stack>
  );
}
