import { type Kysely, sql } from 'kysely';

/** Uploaded files and profile pictures. */
export const uploads = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table file (
        file_id uuid primary key,
        owner_id uuid not null references app_user,
        purpose text not null check (purpose <> ''),
        visibility text not null check (visibility in ('public', 'private')),
        content_type text not null check (content_type ~ '^(image|video)/[a-z0-9.-]+$'),
        bytes integer not null check (bytes > 0),
        width integer check (width > 0),
        height integer check (height > 0),
        address_key bytea,
        state text not null check (state in ('storing', 'loose', 'attached', 'doomed')),
        created_at timestamptz not null,
        loose_since timestamptz,
        check ((width is null) = (height is null)),
        check ((address_key is null) = (visibility = 'public')),
        check ((loose_since is null) = (state = 'attached')),
        unique (file_id, owner_id, purpose)
      );
      create index file_loose on file (loose_since) where loose_since is not null;

      create table profile_picture (
        user_id uuid not null references app_user,
        purpose text not null check (purpose in ('avatar', 'background')),
        file_id uuid not null unique,
        primary key (user_id, purpose),
        -- Nobody can show another user's file, or one uploaded for another purpose.
        foreign key (file_id, user_id, purpose) references file (file_id, owner_id, purpose)
      );
    `.execute(db);
  },
};
