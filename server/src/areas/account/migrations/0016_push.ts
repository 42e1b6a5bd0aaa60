import { type Kysely, sql } from 'kysely';

/** Push subscriptions and their queue, and the newest app of each system. */
export const push = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table push_subscription (
        subscription_id uuid primary key,
        user_id uuid not null references app_user on delete cascade,
        -- A device gets notifications as long as someone is signed in on it.
        session_id uuid not null unique references session on delete cascade,
        endpoint text not null unique check (endpoint like 'https://%' and char_length(endpoint) <= 1000),
        p256dh text not null,
        auth text not null,
        language text not null check (language in ('vn', 'zh', 'en')),
        created_at timestamptz not null
      );
      create index push_subscription_by_user on push_subscription (user_id);

      create table push_delivery (
        notification_id uuid not null references notification on delete cascade,
        subscription_id uuid not null references push_subscription on delete cascade,
        attempts int not null default 0 check (attempts >= 0),
        due_at timestamptz not null,
        primary key (notification_id, subscription_id)
      );
      create index push_delivery_by_due on push_delivery (due_at);
      create index push_delivery_by_subscription on push_delivery (subscription_id);

      -- The demo's own key pair.
      create table push_key (
        only_one boolean primary key default true check (only_one),
        public_key text not null,
        private_key text not null
      );

      create table app_version (
        system_type text primary key check (system_type in ('ios', 'android', 'web')),
        version_number text not null check (version_number ~ '^[0-9]+([.][0-9]+)*$'),
        package_upload text not null default '',
        designated_users text not null default ''
      );
      insert into app_version (system_type, version_number) values ('ios', '2.6.0'), ('android', '2.6.0'), ('web', '2.6.0');
    `.execute(db);
  },
};
